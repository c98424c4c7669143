import type { Permission } from '@mala/contract/access/roles.ts';
import type { Kysely } from 'kysely';
import { findMember, type SeenMember } from '../access/find-member.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Database } from '../db/schema/database.ts';
import { AppError } from '../errors.ts';

/** A member on whom the viewer may use this permission. Throws 404 NOT_FOUND for any other id. */
export async function requireMember(
  db: Kysely<Database>,
  viewer: Viewer,
  permission: Permission,
  id: string,
): Promise<SeenMember> {
  const member = await findMember(db, viewer, permission, id);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}
