import { DAY_MS } from '@mala/contract/india-time.ts';
import { ANSWER_DAYS, HIDDEN_DAYS } from '@mala/contract/still-looking.ts';

/** A day some days later, or earlier; YYYY-MM-DD. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** From which day on somebody is not shown who was last heard from, and told, on these days. */
export function hidesOn(heard: string, told: string): string {
  const [one, other] = [plusDays(heard, HIDDEN_DAYS), plusDays(told, ANSWER_DAYS)];
  return one > other ? one : other;
}
