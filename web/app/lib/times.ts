import { inIndia } from '@mala/contract/india-time.ts';
import { timesText } from '../i18n/en/times.ts';
import { shortDate } from './format.ts';

/** A time as `20 Nov 2026, 3:04 pm`, in Indian time. */
export function shortTime(moment: string): string {
  const india = inIndia(new Date(moment));
  const hour = india.getUTCHours();
  const minute = String(india.getUTCMinutes()).padStart(2, '0');
  return `${shortDate(moment)}, ${timesText.clock({ hour, minute })}`;
}

/** A time of birth, stored as `07:35 PM`, as the page says it. */
export function birthTime(stored: string): string {
  const [, hours, minute, half] = /^(\d\d):(\d\d) ([AP]M)$/.exec(stored) ?? [];
  if (!minute) return stored;
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return timesText.birthTime({ stored, hour, minute });
}
