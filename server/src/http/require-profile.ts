import type { Kysely } from 'kysely';
import { findSeenProfile } from '../access/find-profile.ts';
import type { SeenProfile } from '../access/profiles.ts';
import type { Database } from '../db/schema/database.ts';
import { AppError } from '../errors.ts';

/** The profile that an address names. Throws 404 NOT_FOUND for an unknown id as for a malformed one. */
export async function requireProfile(db: Kysely<Database>, userId: string): Promise<SeenProfile> {
  const profile = await findSeenProfile(db, userId);
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}
