import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Actor, recordHistory } from '@mala/server/db/record-history.ts';
import type { Database } from '@mala/server/db/schema/database.ts';
import type { Transaction } from 'kysely';
import { daysBefore, idOf } from './ids.ts';

/** Who was the grievance officer of each community, the present one last. */
const OFFICERS: Readonly<Record<Domain, readonly [string, string]>> = {
  tamilmala: ['Meenakshi Sundaram', 'Lakshmi Raman'],
  marathimala: ['Sunita Deshpande', 'Anil Kulkarni'],
};

/** What the owner of a community has set: its grievance officer, twice. */
export async function makeSettings(
  trx: Transaction<Database>,
  domain: Domain,
  owner: Actor,
  today: Date,
): Promise<void> {
  const email = 'grievance@example.in';
  let before = { officer: '', email: '' };
  for (const [place, officer] of OFFICERS[domain].entries()) {
    const id = idOf(`setting ${domain} ${place}`);
    const contents = { officer, email };
    const changed_at = daysBefore(today, 40 - 30 * place);
    const reason = place === 0 ? null : 'Takes over from this month on.';
    await trx
      .insertInto('site_settings')
      .values({
        ...{ id, domain, name: 'grievance', version: place + 1, reason, changed_at },
        contents: JSON.stringify(contents),
        ...{ changed_by: owner.user_id, changed_by_name: owner.user_name ?? '' },
      })
      .execute();
    const after = { setting: 'grievance', ...contents };
    const act = { action: 'setting', subject_id: id, domain, before, after, reason } as const;
    await recordHistory(trx, owner, act, changed_at);
    before = contents;
  }
}
