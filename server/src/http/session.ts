import type { ErrorCode } from '@mala/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { findSeenProfile } from '../access/find-profile.ts';
import { mayEdit, type SeenProfile } from '../access/profiles.ts';
import { lacksFactor } from '../access/second-factor.ts';
import type { Origin, Viewer, Viewers } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema/database.ts';
import { AppError } from '../errors.ts';
import { clientAddress } from './networks.ts';

/** Lifetime of a token in seconds (specification, section 9). */
export const TOKEN_SECONDS = 50 * 60;

/** Whose bearer token an Authorization header has: valid, unexpired, and its session open; null for any other header. */
export async function viewerOf<Found extends Viewer>(
  ctx: Pick<Context, 'tokens'>,
  authorization: string | undefined,
  viewers: Viewers<Found>,
): Promise<Found | null> {
  const [scheme, token] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  const sessionId = ctx.tokens.sessionOf(token);
  return sessionId ? viewers.of(sessionId) : null;
}

/** Throws 401 UNAUTHENTICATED unless the bearer token is valid, unexpired, and its session open. */
export async function authenticate<Found extends Viewer>(
  ctx: Pick<Context, 'tokens'>,
  request: FastifyRequest,
  viewers: Viewers<Found>,
): Promise<Found> {
  const viewer = await viewerOf(ctx, request.headers.authorization, viewers);
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return { ...viewer, from: originOf(request) };
}

/** From where a request comes. */
export function originOf(request: FastifyRequest): Origin {
  return { address: clientAddress(request), userAgent: request.headers['user-agent'] ?? null };
}

/** Throws a refusal, if there is one; a refused member gets the administrator's reason with it. */
export function requireAllowed(viewer: Viewer, refusal: ErrorCode | null): void {
  if (!refusal) return;
  const reason = refusal === 'PROFILE_REFUSED' ? viewer.status_reason : null;
  throw new AppError(refusal, reason ? { reason } : {});
}

/**
 * Throws 403 SECOND_FACTOR_REQUIRED for somebody of the office who lacks one and asks for what is another's by a call that
 * members make too: no permission of its endpoint asks for the factor.
 */
export function requireFactor(
  { config }: Pick<Context, 'config'>,
  viewer: Viewer,
  { user_id }: { user_id: string | null },
): void {
  if (user_id !== viewer.user_id && lacksFactor(viewer, config.adminTotp === 'required'))
    throw new AppError('SECOND_FACTOR_REQUIRED');
}

/** Throws 409 BASIC_FIRST for a profile whose first step was not saved yet, which says whose it is. */
export function requireBasic({ gender }: Pick<SeenProfile, 'gender'>): void {
  if (gender === null) throw new AppError('BASIC_FIRST');
}

/** A profile that the viewer may change. Throws 404 NOT_FOUND for any other, and for an unknown or malformed id. */
export async function requireEditable(
  db: Kysely<Database>,
  viewer: Viewer,
  userId: string,
): Promise<SeenProfile> {
  const profile = await findSeenProfile(db, userId);
  if (!profile || !mayEdit(viewer, profile)) throw new AppError('NOT_FOUND');
  return profile;
}
