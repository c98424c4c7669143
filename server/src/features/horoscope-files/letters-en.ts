/** The words of the letter; its layout: letter-layouts.ts. */
export const en = {
  subject: (site: string) => `Please add your horoscope again at ${site}`,
  heading: 'Please add your horoscope again',
  stricter:
    'We now check horoscope files more strictly, to keep every family safe. A file that you added earlier has parts that we cannot pass on, or cannot be read, so other families do not get it any more.',
  again: 'Please remove it and add the horoscope again as a PDF or as a picture:',
  button: 'Open my horoscope files',
  support: 'Do you need help with it?',
  why: 'You get this mail because a horoscope file of your profile cannot be shown.',
};
export type HoroscopeFileWords = typeof en;
