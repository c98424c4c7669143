import type { ErasedPart, KeptPart } from '@mala/contract/members/erasure.ts';

const goes: Record<ErasedPart, string> = {
  photos: 'Photos',
  files: 'Horoscope files',
  texts: 'Texts in review',
  sessions: 'Devices',
  mails: 'Mails',
  shortlisted: 'Profiles on the shortlist',
  shortlisted_by: 'Shortlists of others with this profile',
  seen: 'Profiles opened by this member',
  hidden: 'Profiles left out of the own lists',
  downloads_made: 'Contacts opened',
  downloads_received: 'Members who opened this contact',
  subscriptions: 'Packages',
  claims: 'Payments told, with screenshots',
  notes: 'Notes of the office',
  entries: 'Entered by the office',
  links: 'Links to the profile',
  devices: 'Devices with notifications',
  searches: 'Saved searches',
};
const stays: Record<KeptPart, string> = {
  payments: 'Payments with their receipts, for the tax books: 8 years, without the name',
  history: 'Lines of the history, without what was personal in them',
  complaints: 'Complaints about other profiles, without who complained',
};

/** Erasing the account of a member who asks for it. */
export const erasureText = {
  button: 'Erase the account',
  title: 'Erase this account?',
  lead: 'The account and the profile go for good, at once and for everybody. Files go within a day, and backups forget them when they are restored. Nobody can take it back.',
  failed: 'What goes could not be counted',
  goesTitle: 'This goes, with the whole profile',
  staysTitle: 'This has to be kept',
  goes,
  stays,
  asked_by: 'How it was asked',
  choose: 'Choose',
  ways: {
    telephone: 'By telephone',
    whatsapp: 'By WhatsApp',
    email: 'By email',
    letter: 'By letter',
    visit: 'In person',
    closing: 'Account closed',
  },
  asked_on: 'When it was asked',
  submit: 'Erase for good',
  cancel: 'Keep the account',
  receipt: {
    title: 'Receipt of an erasure',
    lead: (site: string) =>
      `${site} has erased the account and everything that belongs to it, as was asked.`,
    number: 'Receipt number',
    mid: 'Member id',
    none: '–',
    asked: 'Asked',
    askedHow: (how: string, day: string) => `${how}, ${day}`,
    erased: 'Erased',
    by: 'By',
    failed: 'The receipt could not be loaded',
    missing: 'There is no such receipt',
    missingHint: 'Perhaps it is of another community.',
    print: 'Print, or save as PDF',
    toList: 'To the list of profiles',
  },
};
