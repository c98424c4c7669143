import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { migrateAsFar, migrateToLatest } from './migrate.ts';

const db = useEmptyDatabase();

/** What was noted of a member before in either place, and the day that is known after. */
const BEFORE = [
  { name: 'never here', day: null, visit: null, after: null },
  { name: 'in one place', day: '2026-10-01', visit: null, after: '2026-10-01' },
  { name: 'in the other', day: null, visit: '2026-10-02', after: '2026-10-02' },
  { name: 'later in one', day: '2026-10-04', visit: '2026-10-03', after: '2026-10-04' },
  { name: 'later in the other', day: '2026-10-05', visit: '2026-10-06', after: '2026-10-06' },
  { name: 'office', day: '2026-10-07', visit: null, after: null },
];

it('keeps the later day of the last visit when migration 0056 comes', async () => {
  await migrateAsFar(db(), ['0055-search-news']);
  for (const [index, { name, day, visit }] of BEFORE.entries()) {
    const { rows } = await sql<{ id: string }>`
      insert into users (id, domain, user_name, mobile_no, password_hash, last_visit_day)
      values (gen_random_uuid(), 'tamilmala', ${name}, ${`984001234${index}`}, 'x', ${day}) returning id`.execute(
      db(),
    );
    const id = rows[0]?.id;
    if (visit)
      await sql`
        insert into visits (user_id, seen_at, active_on) values (${id}, ${`${visit}T12:00:00+05:30`}, ${visit})`.execute(
        db(),
      );
    if (name === 'office')
      await sql`insert into staff_roles (id, user_id, role) values (gen_random_uuid(), ${id}, 'OWNER')`.execute(
        db(),
      );
  }
  await migrateToLatest(db());
  const { rows } = await sql<{ name: string; after: string | null; same: boolean | null }>`
    select user_name as name, active_on::text as after, (seen_at at time zone 'Asia/Kolkata')::date = active_on as same
      from users left join visits on visits.user_id = users.id order by mobile_no`.execute(db());
  expect(rows).toEqual(
    BEFORE.map(({ name, after }) => ({ name, after, same: after === null ? null : true })),
  );
});
