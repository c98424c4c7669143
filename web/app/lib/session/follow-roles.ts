import { ApiError } from '../api-error.ts';
import { currentMe, reloadMe } from './session.ts';

/** After a call that the office may not make: a role may have been taken, and the page follows those that are left. */
export function followRoles(error: unknown): void {
  const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN';
  // if it fails, the page keeps what it knows
  if (isRefused && currentMe()?.roles) reloadMe().catch(() => undefined);
}
