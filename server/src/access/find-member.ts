import type { Away } from '@mala/contract/access/away.ts';
import type { Permission } from '@mala/contract/access/roles.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/schema/database.ts';
import { isOfOffice } from './office.ts';
import { mayActOn } from './profiles.ts';
import type { Viewer } from './viewer.ts';

/** A member that the office acts on. */
export interface SeenMember {
  user_id: string;
  domain: Domain;
  mid: string | null;
  away: Away | null;
}

/**
 * A member on whom the viewer may use this permission, in any standing and before the first step too; undefined for all others: who
 * has a role of the office is no member, and nobody acts on themselves.
 */
export async function findMember(
  db: Kysely<Database>,
  viewer: Viewer,
  permission: Permission,
  id: string,
): Promise<SeenMember | undefined> {
  if (!isUuid(id)) return undefined;
  const member = await db
    .selectFrom('profiles')
    .where('profiles.user_id', '=', id)
    .where((eb) => eb.not(isOfOffice('profiles.user_id')))
    .select(['profiles.user_id', 'profiles.domain', 'profiles.mid', 'profiles.away'])
    .executeTakeFirst();
  return member && mayActOn(viewer, permission, member) ? member : undefined;
}
