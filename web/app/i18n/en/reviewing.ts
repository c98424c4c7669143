import { STATUS, type Status } from '@mala/contract/access/status.ts';
import type { DoubleReason } from '@mala/contract/moderation/review.ts';

const doubles: Record<DoubleReason, string> = {
  mobile: 'Same mobile number',
  name: 'Same birth date, similar name',
  photo: 'Similar photo',
};

const decided: Partial<Record<Status, string>> = {
  [STATUS.UNVERIFIED]: 'put back to Unverified',
  [STATUS.VERIFIED]: 'verified',
  [STATUS.APPROVED]: 'approved',
  [STATUS.REJECTED]: 'refused',
  [STATUS.DUPLICATE]: 'marked as a double',
};

/** The review of profiles one at a time. */
export const reviewingText = {
  title: 'Review profiles',
  waiting: (count: string, one: boolean) => (one ? '1 profile waits' : `${count} profiles wait`),
  colleagues: (names: string) => `Also reviewing now: ${names}`,
  loading: 'The next profile is loading…',
  since: (time: string) => `Waiting since ${time}`,
  noMid: 'No id yet',
  empty: 'Nothing waits',
  emptyHint: 'Profiles come here when all six steps are complete.',
  end: 'You have seen all profiles that wait',
  endHint: 'Those that you passed over still wait, and so does what a colleague looks at.',
  again: 'Look at them again',
  claimed: (name: string) => `${name} is looking at this profile, too.`,
  refusedBefore: (count: string, one: boolean) =>
    one ? 'Refused once before' : `Refused ${count} times before`,
  history: 'Earlier decisions',
  decision: (what: string, time: string) => `: ${what}, ${time}`,
  somebody: 'Somebody of the office',
  decided,
  changed: 'changed',
  changedSince: (time: string, count: string) =>
    `Changed since the last decision (${time}): ${count}`,
  unchanged: (time: string) => `Nothing has changed since the last decision (${time}).`,
  before: (value: string) => `before: ${value}`,
  newPhotos: (numbers: string) => `New photos: ${numbers}`,
  gonePhotos: (count: string) => `Photos removed: ${count}`,
  newFiles: (count: string) => `New horoscope files: ${count}`,
  notFilled: 'Not filled in:',
  contactLoading: 'The contact is loading…',
  contactMissing: 'The contact could not be loaded.',
  held: 'Some texts wait for a decision of their own.',
  noPhotos: 'No photo',
  files: 'Horoscope files',
  file: (number: number) => `Horoscope ${number}`,
  noFiles: 'None',
  doubles: 'Likely doubles',
  noDoubles: 'None found',
  reasonsOfDouble: doubles,
  hiddenDouble: (site: string) => `A profile at ${site}, where you do not review`,
  compare: (who: string) => `Open ${who} in a new tab`,
  openProfile: 'Open the profile in a new tab',
  doubleOf: (mid: string) => `Double of ${mid}`,

  acts: 'Decision',
  approve: 'Approve',
  verify: 'Verify',
  refuse: 'Refuse',
  double: 'Double',
  next: 'Next',
  back: 'Back',
  keys: 'Keys',
  keysTitle: 'Keys of this page',
  keyOf: {
    reasons: 'Refuse with a ready reason',
    send: 'Send',
    cancel: 'Close without deciding',
    help: 'Show these keys',
  },
  keysHint: 'They do nothing while you type in a field.',
  close: 'Close',

  sending: (what: string) => `Being saved: ${what}`,
  outcome: (who: string, what: string) => `${who}: ${what}`,
  you: 'You',
  failed: 'This decision was not saved',
  already: 'Decided already',
  alreadyBy: (name: string, what: string, time: string, who: string) =>
    `${name} has ${what} ${who} (${time}).`,

  refusal: {
    refuse: 'Refuse this profile',
    double: 'Mark as a double',
    reasons: 'Ready reasons',
    reason: 'Reason, as the member reads it',
    hint: 'You can change it. It is in the language in which the member gets mails.',
    ofWhich: 'Which profile is the first one?',
    none: 'Do not say which',
    send: 'Send',
    cancel: 'Cancel',
  },
};
