import type { Call } from './call-queries.ts';

/** A member to be called, as the office sees it: without the number. */
export function presentCall({ user_id: id, call_why, call_since, called_at, ...call }: Call) {
  return {
    id,
    ...call,
    why: call_why,
    since: call_since.toISOString(),
    called_at: called_at?.toISOString() ?? null,
  };
}
