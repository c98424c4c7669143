import type { LetterLanguage } from './letter.ts';

const en = {
  dear: (name: string) => `Dear ${name},`,
  team: (community: string) => `Your ${community} team`,
  ifTheButton: 'If the button does not work, open this address:',
  stopThese: 'Get no more mails of this kind',
  choose: 'Choose which mails you get',
  support: { whatsApp: 'Support on WhatsApp', email: 'Support by email' },
};
export type Words = typeof en;

/** What stands in every letter around its own words. */
export const WORDS: Record<LetterLanguage, Words> = { en };
