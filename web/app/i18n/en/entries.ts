import type { ConfirmWay, EntryState, SendWay } from '@mala/contract/entries/states.ts';
import type { Step } from '@mala/contract/profiles/field.ts';

const states: Record<EntryState, string> = {
  draft: 'Draft',
  awaiting: 'The family is asked',
  confirmed: 'Confirmed',
};
const ways: Record<SendWay, string> = {
  link: 'By a link that you send, for example by WhatsApp',
  mail: 'By a link to the email address of the entry',
  code: 'By a code that you tell on the telephone',
};
const sections: Record<Step, string> = {
  basic: 'Basic info',
  personal: 'Personal',
  work: 'Education and work',
  photo: 'Photos',
  family: 'Family',
  horoscope: 'Astro',
};
const confirmedBy: Record<ConfirmWay, string> = { link: 'by the link', code: 'by the code' };

/** Entering profiles for others. */
export const entriesText = {
  title: 'Entries',
  lead: 'Profiles that you enter from a paper biodata. Nobody else sees an entry until its family confirms it. What is not confirmed within 30 days is erased.',
  begin: (site: string) => `Enter a profile for ${site}`,
  fromTable: 'Enter many at once, from a table',
  filter: 'Show',
  all: 'All',
  states,
  list: 'Entries',
  columns: { name: 'Name', state: 'State', changed: 'Changed', left: 'Erased', actions: 'Actions' },
  count: (count: string, one: boolean) => (one ? '1 entry' : `${count} entries`),
  shown: (shown: string) => `${shown} shown`,
  empty: 'There are no entries',
  emptyHint: 'Begin one with the button above.',
  viewMore: 'View more',
  loadingMore: 'Loading…',
  nameless: 'No name yet',
  by: (name: string) => `entered by ${name}`,
  open: 'Open',
  openOf: (name: string) => `Open the entry ${name}`,
  left: (days: number) => (days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  never: 'not any more',
  loadFailed: 'The entry could not be loaded',
  startFailed: 'The entry could not be begun',

  page: (name: string) => `Entry: ${name}`,
  leadOf: (site: string) =>
    `${site}. Type what the biodata says; everything is kept as you type. Enter leads to the next field.`,
  toList: 'All entries',
  sections,
  nav: 'Parts of the biodata',
  faults: (count: number) => (count === 1 ? '1 to correct' : `${count} to correct`),
  keys: 'Keys',
  keyList: [
    ['Ctrl + S', 'keep now'],
    ['Ctrl + Enter', 'send to the family'],
    ['F8', 'next part'],
    ['Shift + F8', 'previous part'],
  ] as readonly (readonly [string, string])[],
  status: {
    saved: 'Everything is kept',
    waiting: 'Typing…',
    saving: 'Keeping…',
    failed: 'Not kept yet: the site cannot be reached. It is tried again by itself.',
    refused: 'Some of it cannot be kept. Please look at what you typed last.',
    changed: 'Somebody else has changed this entry meanwhile.',
    gone: 'This entry is no draft any more.',
  },
  loadAgain: 'Load it again',
  save: 'Keep now',
  send: 'Send to the family',
  remove: 'Erase',
  photos: {
    list: 'Photos of the entry',
    alt: (place: number) => `Photo ${place}`,
    remove: (place: number) => `Remove photo ${place}`,
    none: 'No photo yet.',
    first: 'The first one becomes the face of the profile.',
  },
  files: {
    title: 'Horoscope files',
    remove: (place: number) => `Remove horoscope file ${place}`,
  },
  removeFailed: 'It could not be removed',

  sending: {
    title: 'How is the family asked?',
    lead: 'The family looks at everything, chooses a password and confirms. Only then there is a profile, and it waits for review.',
    way: 'Way',
    ways,
    noMail: 'The entry has no email address.',
    submit: 'Go on',
    cancel: 'Cancel',
    failed: 'The family could not be asked',
    link: {
      title: 'The link for the family',
      lead: 'Send it to the family only: whoever opens it sees the whole biodata. It is shown only now, and ends a link that you sent before.',
      copy: 'Copy the link',
      copied: 'Copied',
      notCopied: 'Please select the link and copy it.',
      whatsApp: 'Send by WhatsApp',
    },
    code: {
      title: 'The code for the family',
      lead: (address: string, mobile: string) =>
        `On the telephone: the family opens ${address}, enters the mobile number ${mobile} and this code.`,
      until: (time: string) => `It works until ${time}, and is shown only now.`,
    },
    mail: { title: 'The mail is on its way', lead: 'The family finds the link in it.' },
    done: 'Done',
  },
  asked: {
    title: 'The family is asked',
    lead: (since: string, left: string) =>
      `Since ${since}. Nothing can be changed meanwhile. Without an answer it is erased ${left}.`,
    again: 'Ask again',
    back: 'Take back to change it',
    backFailed: 'It could not be taken back',
  },
  confirmed: {
    title: 'The family has confirmed this entry',
    lead: 'It is a profile now and waits for review. Nothing of it is kept here.',
  },
  confirmedBy,
  erasing: {
    title: 'Erase this entry?',
    lead: 'Everything that was typed goes, with its photos and files. This cannot be undone.',
    erase: 'Erase it',
    erasing: 'Erasing…',
    keep: 'Keep it',
    failed: 'The entry could not be erased',
    done: { title: 'Success', message: 'The entry is erased.' },
  },
};
