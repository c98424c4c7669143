/** What a language needs to write times: days with the whole month, hours by the part of the day. */
interface TimeWords {
  /** of Intl, with Western digits */
  locale: string;
  /** the parts of the day, each up to an hour of 24; the first one begins at midnight and comes again after the last */
  partsOfDay: readonly { until: number; name: string }[];
  /** behind a moment, that it is in India's time */
  india: string;
}

/** Times are those of India, as on the pages. */
export const INDIA = { timeZone: 'Asia/Kolkata' } as const;

/** The parts of a formatted time by their type. */
export function partsOf(
  format: Intl.DateTimeFormat,
  time: Date | string,
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = format.formatToParts(new Date(time));
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

/**
 * The functions that write a time in a language: `day` as `21 நவம்பர் 2026`, and `moment` as
 * `21 நவம்பர் 2026, பிற்பகல் 2:43 (இந்திய நேரம்)`.
 */
export function timesIn({ locale, partsOfDay, india }: TimeWords) {
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const whole = new Intl.DateTimeFormat(locale, { ...INDIA, ...date });
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
  const hours = new Intl.DateTimeFormat('en-GB', { ...INDIA, ...clock });

  function day(time: Date | string): string {
    const of = partsOf(whole, time);
    return `${of('day')} ${of('month')} ${of('year')}`;
  }
  function moment(time: Date | string): string {
    const of = partsOf(hours, time);
    const hour = Number(of('hour'));
    const part = partsOfDay.find(({ until }) => hour < until) ?? partsOfDay[0];
    return `${day(time)}, ${part?.name} ${hour % 12 || 12}:${of('minute')} (${india})`;
  }
  return { day, moment };
}
