import type { Words } from './words.ts';

export const ta: Words = {
  dear: (name) => `அன்புள்ள ${name} அவர்களுக்கு,`,
  /** to an address that may be a stranger's */
  hello: 'வணக்கம்,',
  team: (community) => `அன்புடன், ${community} குழு`,
  ifTheButton: 'பொத்தான் வேலை செய்யவில்லை என்றால், இந்த முகவரியைத் திறங்கள்:',
  stopThese: 'இந்த வகை மின்னஞ்சல்கள் வேண்டாம்',
  choose: 'எந்த மின்னஞ்சல்கள் வேண்டும் என்று தேர்ந்தெடுக்க',
  support: { whatsApp: 'WhatsApp வழியாக உதவி பெறுக', email: 'மின்னஞ்சலில் உதவி பெறுக' },
};

/** `21 நவம்பர் 2026`. */
export function dayInTamil(time: Date | string, timeZone = 'UTC'): string {
  const parts = new Intl.DateTimeFormat('ta-IN-u-nu-latn', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(new Date(time));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')} ${of('month')} ${of('year')}`;
}

/** The parts of the day, each up to an hour of 24. */
const PARTS_OF_DAY = [
  { until: 4, name: 'இரவு' },
  { until: 6, name: 'அதிகாலை' },
  { until: 12, name: 'காலை' },
  { until: 16, name: 'பிற்பகல்' },
  { until: 19, name: 'மாலை' },
];

/** In India's time: 21 நவம்பர் 2026, பிற்பகல் 2:43 (இந்திய நேரம்). */
export function momentInTamil(time: Date | string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(time));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(of('hour'));
  const part = PARTS_OF_DAY.find(({ until }) => hour < until)?.name ?? 'இரவு';
  const clock = `${hour % 12 || 12}:${of('minute')}`;
  return `${dayInTamil(time, 'Asia/Kolkata')}, ${part} ${clock} (இந்திய நேரம்)`;
}
