import type { Words } from './words.ts';

export const mr: Words = {
  dear: (name) => `नमस्कार ${name},`,
  hello: 'नमस्कार,',
  team: (community) => `तुमचा ${community} परिवार`,
  ifTheButton: 'बटण चालत नसेल, तर हा पत्ता उघडा:',
  stopThese: 'असे ईमेल बंद करा',
  choose: 'कोणते ईमेल हवेत ते निवडा',
  support: { whatsApp: 'WhatsApp वर मदत', email: 'ईमेलवर मदत' },
};

/** `21 नोव्हेंबर 2026`. */
export function dayInMarathi(time: Date | string, timeZone = 'UTC'): string {
  const parts = new Intl.DateTimeFormat('mr-IN-u-nu-latn', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(new Date(time));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')} ${of('month')} ${of('year')}`;
}

/** The parts of the day, each up to an hour of 24; Intl has them without the ending for "at". */
const PARTS_OF_DAY = [
  { until: 4, name: 'रात्री' },
  { until: 6, name: 'पहाटे' },
  { until: 12, name: 'सकाळी' },
  { until: 16, name: 'दुपारी' },
  { until: 20, name: 'संध्याकाळी' },
];

/** In India's time: 21 नोव्हेंबर 2026, दुपारी 2:43 (भारतीय वेळ). */
export function momentInMarathi(time: Date | string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(time));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(of('hour'));
  const part = PARTS_OF_DAY.find(({ until }) => hour < until)?.name ?? 'रात्री';
  const clock = `${hour % 12 || 12}:${of('minute')}`;
  return `${dayInMarathi(time, 'Asia/Kolkata')}, ${part} ${clock} (भारतीय वेळ)`;
}
