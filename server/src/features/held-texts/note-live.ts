import { isDeepStrictEqual } from 'node:util';
import type { Section } from '@mala/contract/profiles/field.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { deleteLive, findLive, storeLive } from './live-queries.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Notes for the office what a save changes that others see at once. What is changed back is no change. The caller has
 * locked the profile.
 * @param besides fields of which others see nothing yet
 */
export async function noteLive(
  trx: Transaction<Database>,
  { profile_id, section }: { profile_id: string; section: Section },
  { stored, shown, besides }: { stored: Values; shown: Values; besides: readonly string[] },
  now: Date,
): Promise<void> {
  const isSame = (before: unknown, name: string) =>
    isDeepStrictEqual(before ?? null, shown[name] ?? null);
  // "I do not know" is no field of its own
  const changed = Object.keys(shown).filter(
    (name) => name !== 'unknown' && !besides.includes(name) && !isSame(stored[name], name),
  );
  if (changed.length === 0) return;
  const known = await findLive(trx, profile_id, section);
  const all = {
    ...Object.fromEntries(changed.map((name) => [name, stored[name] ?? null])),
    ...known,
  };
  const before = Object.entries(all).filter(([name, value]) => !isSame(value, name));
  if (before.length === 0) await deleteLive(trx, profile_id, section);
  else await storeLive(trx, { profile_id, section, before: Object.fromEntries(before) }, now);
}

/** Takes what the office itself has changed from what it has not seen. The caller has locked the profile. */
export async function forgetLive(
  trx: Transaction<Database>,
  { profile_id, section }: { profile_id: string; section: Section },
  { stored, shown }: { stored: Values; shown: Values },
  now: Date,
): Promise<void> {
  const known = await findLive(trx, profile_id, section);
  if (!known) return;
  const left = Object.entries(known).filter(([name]) =>
    isDeepStrictEqual(stored[name] ?? null, shown[name] ?? null),
  );
  if (left.length === Object.keys(known).length) return;
  if (left.length === 0) await deleteLive(trx, profile_id, section);
  else await storeLive(trx, { profile_id, section, before: Object.fromEntries(left) }, now);
}
