import { worksInOffice } from '@mala/contract/access/roles.ts';
import type { Access } from '@mala/contract/endpoint.ts';
import type { ErrorCode } from '@mala/contract/errors.ts';
import { expressionBuilder, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { Viewer } from './viewer.ts';

const eb = expressionBuilder<Database, 'users'>();

/** Whether an account of the query has a second factor: an authenticator app or a passkey. */
export const hasFactor = eb.or(
  (['authenticator_apps', 'passkeys'] as const).map((factors) =>
    eb.exists(
      eb
        .selectFrom(factors)
        .whereRef(`${factors}.user_id`, '=', 'users.id')
        .select(sql.lit(1).as('one')),
    ),
  ),
);

/** Milliseconds for which a confirmation counts (decision 066). */
const FRESH = 10 * 60_000;

/** Whether somebody of the office has no second factor though the site requires one. */
export function lacksFactor(viewer: Viewer, required: boolean): boolean {
  return required && !viewer.has_factor && worksInOffice(viewer);
}

/**
 * Why a call has to wait for a second factor, or null. What everybody may do stays open, so that one can be added, and so
 * does the own profile.
 */
export function refusalWithoutFactor(
  access: Access,
  viewer: Viewer,
  userId: string | undefined,
  required: boolean,
): ErrorCode | null {
  if (typeof access === 'string' || access.permission === 'profile.own') return null;
  if (access.or === 'owner' && userId === viewer.user_id) return null;
  return lacksFactor(viewer, required) ? 'SECOND_FACTOR_REQUIRED' : null;
}

/** Why a call that only the owner of the account may make has to wait for a confirmation, or null. */
export function refusalUnconfirmed({ proved_at }: Viewer, now: Date): ErrorCode | null {
  return proved_at && now.getTime() - proved_at.getTime() < FRESH ? null : 'CONFIRM_AGAIN';
}
