import type { Texts } from '../texts.ts';

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात्री';
  if (hour < 6) return 'पहाटे';
  if (hour < 12) return 'सकाळी';
  return hour < 16 ? 'दुपारी' : 'संध्याकाळी';
}

/** in one line: `दुपारी` alone at its end would be read as the whole time */
const clock: Texts['times']['clock'] = ({ hour, minute }) =>
  `${partOfDay(hour)}\u00a0${hour % 12 || 12}:${minute}`;

export const timesText: Texts['times'] = {
  clock,
  birthTime: clock,
};
