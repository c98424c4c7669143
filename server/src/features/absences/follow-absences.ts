import type { Away } from '@mala/contract/access/away.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { storeAway } from '../profiles/index.ts';
import { deleteAbsence, findAbsences, insertAbsence } from './queries.ts';

/** Which of several reasons a profile has: the one that keeps more out. */
const ORDER: readonly Away[] = ['closed', 'paused', 'quiet'];

/** Has the profile say what its rows say, and gives that; the caller has locked it. */
export async function followAbsences(
  trx: Transaction<Database>,
  profileId: string,
  now: Date,
): Promise<Away | null> {
  const kinds = (await findAbsences(trx, profileId)).map(({ kind }) => kind);
  const away = ORDER.find((kind) => kinds.includes(kind)) ?? null;
  await storeAway(trx, profileId, away, now);
  return away;
}

/** Begins an absence of a locked profile that nobody of the office wants. */
export async function beginAbsence(
  trx: Transaction<Database>,
  profileId: string,
  { kind, actor_id }: { kind: 'paused' | 'quiet'; actor_id: string | null },
  now: Date,
): Promise<void> {
  const by = { by_office: false, actor_id, reason: null };
  await insertAbsence(trx, { profile_id: profileId, kind, since: now, ...by });
  await followAbsences(trx, profileId, now);
}

/**
 * Ends an absence of a locked profile, if there is one of that kind that nobody of the office wants. Gives why the profile is away
 * all the same, or null.
 */
export async function endAbsence(
  trx: Transaction<Database>,
  profileId: string,
  kind: 'paused' | 'quiet',
  now: Date,
): Promise<Away | null> {
  await deleteAbsence(trx, profileId, kind, { byOffice: false });
  return followAbsences(trx, profileId, now);
}
