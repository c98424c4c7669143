import { randomInt } from 'node:crypto';
import { sites } from '@mala/contract/communities/sites.ts';
import { CODE_DAYS, ENTRY_DAYS, type SendWay } from '@mala/contract/entries/states.ts';
import { DAY_MS } from '@mala/contract/india-time.ts';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema/database.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../mail/index.ts';
import { checkSections } from '../profiles/index.ts';
import { changeEntry, recordEntry } from './change-entry.ts';
import { invitation } from './letter-layouts.ts';
import type { EntryMail } from './letters.ts';
import { hashOfCode, linkOf } from './links.ts';
import { type EntryRow, storeAsked } from './queries.ts';

/** What the office passes on; nulls of what it does not. */
export interface Asked {
  link: string | null;
  code: string | null;
  message: string | null;
  valid_until: Date;
}

const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** The values of a complete entry. Throws 400 INVALID with the fault of each field. */
export function requireComplete({ domain, sections }: EntryRow, today: Date) {
  const { values, faults } = checkSections(domain, sections, today);
  if (Object.keys(faults).length > 0) throw new AppError('INVALID', { faults: { ...faults } });
  return values;
}

/** What is entered of how to reach the family. */
function contactOf({ basic }: ReturnType<typeof requireComplete>) {
  const { mobiles, email } = basic as { mobiles: [string, string | null]; email: string | null };
  return { mobile_no: mobiles[0], email };
}

/**
 * Asks the family by a new link or a new code, which ends the one before. Throws 400 INVALID for an entry that is not
 * complete, 404 NOT_FOUND, 409 ENTRY_SENT for a confirmed one and NO_ADDRESS, and 429 TOO_MANY_MAILS.
 */
export async function sendEntry(
  ctx: Context,
  viewer: Viewer,
  id: string,
  way: SendWay,
): Promise<Asked> {
  const now = ctx.now();
  return changeEntry(ctx, viewer, id, ['draft', 'awaiting'], async (trx, entry) => {
    const { mobile_no, email } = contactOf(requireComplete(entry, now));
    if (way === 'mail' && !email) throw new AppError('NO_ADDRESS');
    const act = { before: { entry: entry.state }, after: { entry: 'awaiting', sent_way: way } };
    await recordEntry(trx, viewer, entry, act, now);
    if (way === 'code') return giveCode(trx, ctx, entry, mobile_no);
    const link_id = uuid();
    await storeAsked(trx, id, { mobile_no, link_id }, now);
    const valid_until = later(now, ENTRY_DAYS);
    if (way === 'mail') {
      const mail = {
        kind: 'entry-prepared' as const,
        user_id: viewer.user_id,
        entry_id: id,
        link_id,
      };
      const refusal = await queueMail<EntryMail>(trx, ctx, mail, {
        network: null,
        address: email ?? '',
      });
      if (refusal) throw refusal;
      return { link: null, code: null, message: null, valid_until };
    }
    const link = linkOf(ctx, { id, domain: entry.domain, link_id });
    const message = invitation(sites[entry.domain], link);
    return { link, code: null, message, valid_until };
  });
}

const CODES = 100_000_000;

async function giveCode(
  trx: Transaction<Database>,
  ctx: Context,
  { id }: EntryRow,
  mobile_no: string,
): Promise<Asked> {
  const now = ctx.now();
  const code = String(randomInt(CODES)).padStart(8, '0');
  const code_until = later(now, CODE_DAYS);
  const code_hash = hashOfCode(ctx, id, code);
  await storeAsked(trx, id, { mobile_no, code_hash, code_until, code_attempts: 0 }, now);
  return { link: null, code, message: null, valid_until: code_until };
}
