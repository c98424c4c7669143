import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema/database.ts';

/** Photos that were removed or refused before these times, at most `most`. */
export async function findSpent(
  db: Kysely<Database>,
  before: { removed: Date; refused: Date },
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .where((eb) =>
      eb.or([
        eb('removed_at', '<=', before.removed),
        eb.and([eb('state', '=', 'refused'), eb('decided_at', '<=', before.refused)]),
      ]),
    )
    .limit(most)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deletePhotos(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('photos').where('id', 'in', ids).execute();
}
