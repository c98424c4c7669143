import type { Viewer } from '../../access/viewer.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentClaims } from './presenter.ts';

/** A token of a viewer's session. Throws 401 UNAUTHENTICATED without one. */
export function tokenOf(ctx: Context, viewer: Viewer | null): { token: string } {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return { token: ctx.tokens.sign(presentClaims(viewer)) };
}
