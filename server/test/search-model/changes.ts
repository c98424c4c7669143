import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema/database.ts';
import type { Chance } from './chance.ts';
import {
  approvalAt,
  dayOfActivity,
  type Group,
  insertPeople,
  madeUpSections,
} from './made-up-people.ts';
import { madeUpPreferences } from './made-up-wishes.ts';

type Change = (
  db: Kysely<Database>,
  group: Group,
  userId: string,
  chance: Chance,
) => Promise<unknown>;

const set =
  (columns: (group: Group, chance: Chance) => object): Change =>
  (db, group, userId, chance) =>
    db.updateTable('profiles').set(columns(group, chance)).where('user_id', '=', userId).execute();

const sectionsOf = (group: Group, chance: Chance) =>
  Object.fromEntries(
    Object.entries(madeUpSections(group, chance)).map(([name, section]) => [
      name,
      JSON.stringify(section),
    ]),
  );

/** What happens to people, the most frequent first. */
const CHANGES: readonly Change[] = [
  set((group, chance) => sectionsOf(group, chance)),
  set((group, chance) => {
    const preferences = madeUpPreferences(group, chance);
    return { preferences: preferences && JSON.stringify(preferences) };
  }),
  set((_, chance) => ({ status: 200, approved_at: approvalAt(chance) })),
  set((_, chance) => ({ away: chance.in(0.5) ? 'paused' : null })),
  set((_, chance) => ({ status: chance.in(0.5) ? 200 : 10 })),
  // who is chosen may be gone
  (db, _, userId, chance) =>
    sql`INSERT INTO photos (id, profile_id, position, state, width, height, preview)
      SELECT gen_random_uuid(), user_id, ${chance.below(100_000)}, 'approved', 3, 4, ''
        FROM profiles WHERE user_id = ${userId}`.execute(db),
  (db, _, userId) => db.deleteFrom('photos').where('profile_id', '=', userId).execute(),
  (db, _, userId, chance) => {
    const active_on = dayOfActivity(chance);
    return db
      .updateTable('visits')
      .set({ active_on, changed_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .execute();
  },
  set((_, chance) => ({
    basic: sql`basic || ${JSON.stringify({ gender: chance.in(0.5) ? 'male' : 'female' })}::jsonb`,
  })),
  (db, _, userId) => db.deleteFrom('users').where('id', '=', userId).execute(),
];

/** Changes somebody, or brings somebody new. */
export async function changeSomebody(
  db: Kysely<Database>,
  people: ReadonlyMap<Group, string[]>,
  chance: Chance,
): Promise<void> {
  const group = chance.skewed([...people.keys()]);
  const ids = people.get(group) ?? [];
  if (chance.in(0.1)) ids.push(...(await insertPeople(db, group, 1 + chance.below(3), chance)));
  else await chance.skewed(CHANGES)(db, group, chance.skewed(ids), chance);
}
