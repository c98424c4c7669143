import { can } from '@mala/contract/access/can.ts';
import type { Access } from '@mala/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { REFUSED_BY_STANDING } from './standing.ts';
import { findViewer, type Viewer } from './viewer.ts';

/** Seconds that a token holds (specification, section 9). */
export const TOKEN_SECONDS = 50 * 60;

/** Throws 401 UNAUTHENTICATED unless the bearer token is ours, unexpired, and its session open. */
export async function authenticate(ctx: Context, request: FastifyRequest): Promise<Viewer> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('UNAUTHENTICATED');
  const sessionId = ctx.tokens.sessionOf(token);
  const viewer = sessionId ? await findViewer(ctx.db, sessionId, ctx.now()) : null;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
}

/** Throws 403 where the viewer may not make a call of this access (see Access). */
export function authorize(access: Access, viewer: Viewer, userId: string | undefined): void {
  if (typeof access === 'string' || can(viewer, access.permission)) return;
  if (access.or === 'searcher') {
    if (viewer.standing !== 'pending') requireApproved(viewer);
  } else if (access.or !== 'owner' || userId !== viewer.user_id) throw new AppError('FORBIDDEN');
}

/** Throws 403 with the code of the viewer's standing, and the administrator's reason, unless he is approved. */
export function requireApproved(viewer: Viewer): void {
  const code = REFUSED_BY_STANDING[viewer.standing];
  if (!code || can(viewer, 'profiles.read')) return;
  const reason = code === 'PROFILE_REFUSED' ? viewer.status_reason : null;
  throw new AppError(code, reason ? { detail: reason } : {});
}
