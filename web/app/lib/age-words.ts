import { deskText } from '../i18n/en/desk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below its limit an age is said in this unit; beyond all of them in days. */
const UNITS = [
  { below: HOUR, unit: 'minutes', size: MINUTE },
  { below: 2 * DAY, unit: 'hours', size: HOUR },
] as const;

/** A span of time in whole units: "3 days". A minute is the least. Intl has only abbreviations for Tamil hours. */
export function spanWords(seconds: number): string {
  const span = Math.max(MINUTE, seconds * 1000);
  const { unit, size } = UNITS.find(({ below }) => span < below) ?? { unit: 'days', size: DAY };
  return deskText.ages[unit](Math.floor(span / size));
}

/** How long ago a time was. */
export function ageWords(since: string, now: Date): string {
  return spanWords((now.getTime() - Date.parse(since)) / 1000);
}
