import { domainsOf } from '@mala/contract/access/role-places.ts';
import type { Owed } from '@mala/contract/payments/ledger.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { findOwed, findRecorded, type OwedRow } from './owed-queries.ts';

/** The fault of an online payment whose id the office has recorded for another member: people decide about it. */
export const RECORDED_ELSEWHERE = 'recorded for another member';

/** As many as a page shows; there are hardly ever any. */
const SHOWN = 50;

/**
 * The online payments of the viewer's communities that the office has to give back by itself. One leaves the list as all of it is
 * given back on the gateway's own site, or is recorded for the member who paid it.
 */
export async function listOwed({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<Owed[]> {
  const rows = await findOwed(db, domainsOf(viewer, 'payments.record'), viewer.user_id, SHOWN);
  const recorded = await findRecorded(
    db,
    rows.map(({ gateway_payment }) => referenceKey(gateway_payment)),
  );
  const isRecorded = ({ gateway_payment, user_id }: OwedRow) =>
    recorded.some(
      (one) =>
        one.user_id !== null &&
        one.user_id === user_id &&
        one.reference_key === referenceKey(gateway_payment),
    );
  return rows.filter((row) => !isRecorded(row)).map(presentOwed);
}

function presentOwed(row: OwedRow): Owed {
  const { id, domain, name, mid, state, fault } = row;
  const refused = state === 'waiting' ? 'asked-again' : 'refused';
  return {
    ...{ id, domain, name, mid },
    profile_id: row.user_id,
    amount: row.amount / 100,
    reference: row.gateway_payment,
    since: row.created_at.toISOString(),
    why: fault === RECORDED_ELSEWHERE ? 'recorded-elsewhere' : refused,
  };
}
