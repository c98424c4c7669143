import { isDeepStrictEqual } from 'node:util';
import {
  CHANGE_SECTIONS,
  type ChangeSection,
  IDENTIFYING,
} from '@mala/contract/profiles/held-change.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { deleteChange, findHeldChange, holdChange } from './change-queries.ts';

type Values = Readonly<Record<string, unknown>>;

/** The new values of fields that identify a person. */
export type Proposed = Readonly<Record<string, string | null>>;

const changeSection = (section: string): ChangeSection | undefined =>
  CHANGE_SECTIONS.find((one) => one === section);

/**
 * Of a section that was saved, what waits because it identifies a person and differs from what others see. Without
 * `besides`, the fields whose text is held already.
 */
export function splitChanges(
  section: string,
  { stored, saved, besides }: { stored: Values; saved: Values; besides: readonly string[] },
): Proposed {
  const known = changeSection(section);
  if (!known) return {};
  const changed = IDENTIFYING[known].filter(
    (name) =>
      name in saved && !besides.includes(name) && (saved[name] ?? null) !== (stored[name] ?? null),
  );
  return Object.fromEntries(
    changed.map((name) => [name, typeof saved[name] === 'string' ? saved[name] : null]),
  );
}

/**
 * Keeps what waits of a section after a save, in place of what waited before; nothing waits if all is as others see it. The
 * same once more stays as it is, refused or not. The caller has locked the profile.
 */
export async function keepChanges(
  trx: Transaction<Database>,
  { profile_id, section }: { profile_id: string; section: string },
  proposed: Proposed,
  now: Date,
): Promise<void> {
  const known = changeSection(section);
  if (!known) return;
  const of = { profile_id, section: known };
  const before = await findHeldChange(trx, of);
  if (before && isDeepStrictEqual(before.fields, proposed)) return;
  if (Object.keys(proposed).length > 0) await holdChange(trx, of, proposed, now);
  else if (before) await deleteChange(trx, of);
}
