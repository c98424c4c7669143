import { OWNER } from '@mala/contract/access/role-places.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { returnsRow } from '../../db/query-parts.ts';
import type { StaffRoles } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema/database.ts';

export type StaffRole = Pick<Selectable<StaffRoles>, 'role' | 'domain'>;

/** Makes other changes of roles wait until the transaction ends: what one looked at stays so. */
export async function lockRoles(trx: Transaction<Database>): Promise<void> {
  await sql`LOCK TABLE staff_roles IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
}

/** The roles of an account as they are now. */
export async function findRoles(db: Kysely<Database>, userId: string): Promise<StaffRole[]> {
  return db
    .selectFrom('staff_roles')
    .where('user_id', '=', userId)
    .select(['role', 'domain'])
    .execute();
}

/** Who has a role that counts in one of these communities, with all of their roles, by name. */
export async function findStaff(db: Kysely<Database>, domains: readonly Domain[]) {
  return db
    .selectFrom('users')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('staff_roles')
          .whereRef('staff_roles.user_id', '=', 'users.id')
          .where((one) => one.or([one('domain', 'is', null), one('domain', 'in', domains)]))
          .select('staff_roles.id'),
      ),
    )
    .select((eb) => [
      'users.id as user_id',
      'users.user_name',
      'users.mobile_no',
      'users.domain',
      jsonArrayFrom(
        eb
          .selectFrom('staff_roles')
          .leftJoin('users as giver', 'giver.id', 'staff_roles.given_by')
          .whereRef('staff_roles.user_id', '=', 'users.id')
          .orderBy('staff_roles.given_at')
          .orderBy('staff_roles.id')
          .select([
            'staff_roles.role',
            'staff_roles.domain',
            'giver.user_name as given_by',
            sql<string>`to_char(staff_roles.given_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
              'given_at',
            ),
          ]),
      ).as('roles'),
    ])
    .orderBy('users.user_name')
    .orderBy('users.id')
    .execute();
}
export type StaffRow = Awaited<ReturnType<typeof findStaff>>[number];

/** The community of an account; undefined for an unknown or malformed id. */
export async function findDomainOf(
  db: Kysely<Database>,
  userId: string,
): Promise<Domain | undefined> {
  if (!isUuid(userId)) return undefined;
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('domain')
    .executeTakeFirst();
  return row?.domain;
}

/** Stores a role; one for both communities takes the place of those for one. */
export async function insertRole(
  trx: Transaction<Database>,
  row: Omit<Insertable<StaffRoles>, 'id'>,
): Promise<void> {
  const { user_id, role, domain } = row;
  if (domain === null)
    await trx
      .deleteFrom('staff_roles')
      .where('user_id', '=', user_id)
      .where('role', '=', role)
      .where('domain', 'in', DOMAINS)
      .execute();
  await trx
    .insertInto('staff_roles')
    .values({ id: uuid(), ...row })
    .execute();
}

/** Deletes a role; false if the account does not have it in exactly this place. */
export async function deleteRole(
  trx: Transaction<Database>,
  userId: string,
  { role, domain }: StaffRole,
): Promise<boolean> {
  return returnsRow(
    trx
      .deleteFrom('staff_roles')
      .where('user_id', '=', userId)
      .where('role', '=', role)
      .where('domain', 'is not distinct from', domain)
      .returning('id'),
  );
}

/** Whether somebody owns both communities. */
export async function hasOwner(db: Kysely<Database>): Promise<boolean> {
  return returnsRow(
    db
      .selectFrom('staff_roles')
      .where('role', '=', OWNER)
      .where('domain', 'is', null)
      .select('id')
      .limit(1),
  );
}
