import { INDIA, partsOf } from './native-times.ts';

/** `21 Nov 2026`, the date in India. */
function day(time: Date | string): string {
  const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const of = partsOf(new Intl.DateTimeFormat('en-GB', { ...INDIA, ...short }), time);
  // British English abbreviates to "Sept", the pages to "Sep"
  return `${of('day')} ${of('month').slice(0, 3)} ${of('year')}`;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  ...INDIA,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});

export const en = {
  dear: (name: string) => `Dear ${name},`,
  /** to an address that may be a stranger's */
  hello: 'Hello,',
  team: (community: string) => `Your ${community} team`,
  ifTheButton: 'If the button does not work, open this address:',
  stopThese: 'Get no more mails of this kind',
  choose: 'Choose which mails you get',
  support: { whatsApp: 'Support on WhatsApp', email: 'Support by email' },
  times: {
    day,
    /** 21 Nov 2026, 2:43 pm (India time) */
    moment: (time: Date | string) =>
      `${day(time)}, ${clock.format(new Date(time)).toLowerCase()} (India time)`,
  },
};
export type Words = typeof en;
