import { type GivenRole, ROLES } from '@mala/contract/access/roles.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema/database.ts';
import { hasFactor } from './second-factor.ts';

/** What an account has of the office. */
export interface Office {
  roles: readonly GivenRole[];
  has_factor: boolean;
}

/** Of an account that never had any of it. */
export const NO_OFFICE: Office = { roles: [], has_factor: false };

/** The roles of an account and whether it has a second factor. Members are spared this query: it is a tenth of a list's time. */
export async function readOffice(db: Kysely<Database>, userId: string): Promise<Office> {
  const row = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select((eb) => [
      hasFactor.$castTo<boolean>().as('has_factor'),
      jsonArrayFrom(
        eb
          .selectFrom('staff_roles')
          .whereRef('staff_roles.user_id', '=', 'users.id')
          .select(['staff_roles.role', 'staff_roles.domain']),
      ).as('roles'),
    ])
    .executeTakeFirst();
  if (!row) return NO_OFFICE;
  // the database takes any name; one without a row of permissions counts as none (decision 022)
  return { ...row, roles: row.roles.filter(({ role }) => Object.hasOwn(ROLES, role)) };
}

/** Whether an account has a role of the office, as a condition; `userId`: the column with its id. */
export function isOfOffice(userId: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM staff_roles WHERE staff_roles.user_id = ${sql.ref(userId)})`;
}
