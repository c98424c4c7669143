import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { findConsonants } from './double-queries.ts';

const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;

/** A name without its initials, which do not tell people apart. */
const withoutInitials = (name: string) =>
  (name.match(WORDS) ?? []).filter((word) => word.length > 2).join(' ');

/**
 * Those whose name may be of the same person, in whatever script each is written: all words of the shorter name sound like
 * words of the longer. Enough only together with something else that is the same, as the date of birth.
 */
export async function keepSameNames<T extends { name: string }>(
  db: Kysely<Database>,
  name: string,
  others: readonly T[],
): Promise<T[]> {
  if (others.length === 0) return [];
  const [own = new Set<string>(), ...theirs] = await findConsonants(
    db,
    [name, ...others.map((other) => other.name)].map(withoutInitials),
  );
  return others.filter((_, at) => {
    const [fewer, more] = [own, theirs[at] ?? new Set<string>()].sort((a, b) => a.size - b.size);
    return fewer !== undefined && more !== undefined && fewer.size > 0 && fewer.isSubsetOf(more);
  });
}
