const DAY_MS = 86_400_000;

/** Whole days until a time, 0 within the last one; null without a time. */
export function daysLeft(until: string | null, now = Date.now()): number | null {
  return until === null ? null : Math.max(0, Math.floor((Date.parse(until) - now) / DAY_MS));
}
