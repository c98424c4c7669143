import type { Language } from '@mala/contract/communities/languages.ts';
import type { ReasonPlace } from '@mala/contract/settings/reasons.ts';
import type { HomeWord, SettingGroup } from '@mala/contract/settings/values.ts';

const groups: Record<SettingGroup, { title: string; lead: string }> = {
  support: {
    title: 'Help on WhatsApp',
    lead: 'The number to which members write for help. Without one they write to the grievance officer’s email.',
  },
  payment: {
    title: 'Ways to pay',
    lead: 'What the packages page shows to whoever pays. Empty ways are not shown.',
  },
  prices: {
    title: 'Packages and prices',
    lead: 'For whoever buys from now on. Packages that were bought, payments that were told and begun online payments keep their terms.',
  },
  grievance: {
    title: 'Grievance officer',
    lead: 'Named in the terms and the privacy notice, as the law requires.',
  },
  social: {
    title: 'Links in the footer',
    lead: 'Your pages on Facebook, Instagram, YouTube, X or WhatsApp.',
  },
  home: {
    title: 'Words of the home page',
    lead: 'Where you write nothing, the page has its own words.',
  },
  reasons: {
    title: 'Ready reasons',
    lead: 'With what the office refuses, and the words that the member then reads in the own language.',
  },
};

const words: Record<HomeWord, (language: string) => string> = {
  headline: (language) => `Heading (${language})`,
  lead: (language) => `Text below the heading (${language})`,
  notice: (language) => `Notice (${language})`,
};

const places: Record<ReasonPlace, string> = {
  review: 'In the review of profiles',
  payment: 'For a payment that was not found',
  change: 'For a change after approval',
};

const languages: Record<Language, string> = { en: 'English', ta: 'Tamil', mr: 'Marathi' };

/** The settings by community, for owners. */
export const settingsText = {
  title: 'Settings',
  lead: 'What pages and letters of a community say, how its members pay, and what packages cost. Whatever you save holds at once.',
  community: 'Community',
  loadFailed: 'The settings cannot be shown',
  groups,
  /** where a value comes from */
  savedBy: (name: string, day: string) => `Set by ${name} on ${day}.`,
  first: 'Nothing has been set here: this is what the site began with.',
  preview: 'What members see',
  nothing: 'Members see nothing of this.',
  ownWords: 'The page’s own words.',
  change: 'Change',
  changeOf: (group: string) => `Change: ${group}`,
  fields: {
    whatsapp: 'WhatsApp number',
    upi_id: 'UPI id',
    bank: 'Bank account',
    card_url: 'Address of the page to pay by card',
    officer: 'Name',
    email: 'Email',
    links: 'Addresses, one on each line',
  },
  hints: {
    whatsapp: 'Ten digits, or with the code of the country in front.',
    upi_id: 'Like office@okbank. Please compare it letter by letter.',
    bank: 'On lines of their own: name, account number, IFSC. Each line can be copied.',
    card_url: 'Begins with https://',
    links: 'Each begins with https://',
  },
  /** what is wrong, in place of "Invalid value" */
  wrong: {
    upi_id: 'A UPI id looks like office@okbank',
    bank: 'Write an account number of 9 to 18 digits, and an IFSC like SBIN0001234',
    card_url: 'The address begins with https://',
    links:
      'Each address once, beginning with https://, of Facebook, Instagram, YouTube, X or WhatsApp',
  },
  price: (name: string) => `${name}: price in rupees`,
  profiles: (name: string) => `${name}: profiles`,
  days: (name: string) => `${name}: days`,
  words,
  languages,
  atMost: (count: number) => `At most ${count} characters`,
  places,
  reason: {
    label: (number: number) => `Reason ${number}: name for the office`,
    text: (number: number, language: string) => `Reason ${number}: text (${language})`,
    labelHint: 'Empty: as it is called now.',
    add: 'Add a reason',
    addTo: (place: string) => `Add a reason: ${place}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove the reason: ${name}`,
    up: 'Up',
    upOf: (name: string) => `Move up: ${name}`,
    needsName: 'Please give your own reasons a name',
  },
  why: 'Why',
  whyHint: 'For the history of the office; members do not see it.',
  save: 'Save',
  cancel: 'Cancel',
  saved: { title: 'Saved', message: 'It holds from now on.' },
  meanwhile:
    'Somebody else has saved this meanwhile. Please look at what is shown above now, and save again if yours is to hold.',
  history: {
    show: 'Former values',
    showOf: (group: string) => `Former values: ${group}`,
    title: 'Former values',
    empty: 'Nothing was saved here yet.',
    by: (name: string, time: string) => `${time}, ${name}`,
    atFirst: 'What the site began with',
    putBack: 'Put back',
    putBackOf: (when: string) => `Put back: ${when}`,
    more: 'Earlier ones',
  },
};
