const DAY_MS = 86_400_000;

/** The day of UTC, YYYY-MM-DD. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Seconds until midnight UTC. */
export function restOfDay(now: Date): number {
  return Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
}
