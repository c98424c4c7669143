import type { Texts } from '../texts.ts';

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 19) return 'இரவு';
  if (hour < 6) return 'அதிகாலை';
  if (hour < 12) return 'காலை';
  return hour < 16 ? 'பிற்பகல்' : 'மாலை';
}

const clock: Texts['times']['clock'] = ({ hour, minute }) =>
  `${partOfDay(hour)} ${hour % 12 || 12}:${minute}`;

export const timesText: Texts['times'] = {
  clock,
  birthTime: clock,
};
