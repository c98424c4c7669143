import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { migrateAsFar, migrateToLatest } from './migrate.ts';

const db = useEmptyDatabase();

const MEMBER = '0190a1b2-0000-7000-8000-000000000001';
const ASKING = '0190a1b2-0000-7000-8000-000000000002';
const path = `/mail/looking/${MEMBER}/${ASKING}/a-secret`;

/** Notifications as they were kept before, and what is kept of them. */
const MESSAGES = [
  {
    kind: 'still-looking',
    before: { path, until: '2027-05-30' },
    after: { asking_id: ASKING, path: '/', until: '2027-05-30' },
  },
  { kind: 'resting', before: { path }, after: { asking_id: ASKING, path: '/' } },
  {
    kind: 'saved-search',
    before: { path: '/profile/search?saved=1', searches: 2 },
    after: { path: '/profile/search?saved=1', searches: 2 },
  },
];

it('takes the secrets out of the notifications that are there when migration 0060 comes, and goes back without them', async () => {
  await migrateAsFar(db(), ['0059-one-note-of-a-change']);
  await sql`
    insert into users (id, domain, user_name, mobile_no, password_hash)
    values (${MEMBER}, 'tamilmala', 'Meena', '9840012345', 'x')`.execute(db());
  for (const { kind, before } of MESSAGES)
    await sql`
      insert into push_messages (id, user_id, kind, facts, queued_at)
      values (gen_random_uuid(), ${MEMBER}, ${kind}, ${JSON.stringify(before)}, now())`.execute(
      db(),
    );
  const stored = async () => {
    const { rows } = await sql<{ kind: string; facts: object }>`
      select kind, facts from push_messages`.execute(db());
    return new Map(rows.map(({ kind, facts }) => [kind, facts]));
  };
  await migrateToLatest(db());
  expect(await stored()).toEqual(new Map(MESSAGES.map(({ kind, after }) => [kind, after])));
  await migrateAsFar(db(), ['0059-one-note-of-a-change']);
  expect((await stored()).get('resting')).toEqual({ path: '/' });
  await migrateToLatest(db());
  expect((await stored()).get('resting')).toEqual({ path: '/' });
});
