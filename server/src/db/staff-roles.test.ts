import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { migrateAsFar, migrateToLatest } from './migrate.ts';

const db = useEmptyDatabase();

it('makes owners of both communities of the administrators that are there when migration 0026 comes', async () => {
  await migrateAsFar(db(), ['0025-filled-in-by']);
  const people = [
    ['9840012345', 'ADMIN', 'tamilmala'],
    ['9840012346', 'ADMIN', 'marathimala'],
    ['9840012347', 'MEMBER', 'tamilmala'],
  ];
  for (const [mobile, role, domain] of people)
    await sql`insert into users (id, domain, user_name, mobile_no, password_hash, role)
      values (gen_random_uuid(), ${domain}, 'Meena', ${mobile}, 'x', ${role})`.execute(db());
  await migrateToLatest(db());
  const owners = await db()
    .selectFrom('staff_roles')
    .innerJoin('users', 'users.id', 'staff_roles.user_id')
    .orderBy('mobile_no')
    .select(['mobile_no', 'staff_roles.role', 'staff_roles.domain', 'given_by'])
    .execute();
  const both = { role: 'OWNER', domain: null, given_by: null };
  expect(owners).toEqual([
    { mobile_no: '9840012345', ...both },
    { mobile_no: '9840012346', ...both },
  ]);
});
