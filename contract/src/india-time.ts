// India's clocks are 5 hours 30 minutes ahead of UTC the whole year.
const AHEAD_MS = 19_800_000;

/** How long a day is there, every one of them. */
export const DAY_MS = 86_400_000;

/** What clock and calendar in India show at a time: a Date whose UTC parts are theirs. */
export function inIndia(time: Date): Date {
  return new Date(time.getTime() + AHEAD_MS);
}

/** The day in India at a time, `2026-11-20`. */
export function dayInIndia(time: Date): string {
  return inIndia(time).toISOString().slice(0, 10);
}
