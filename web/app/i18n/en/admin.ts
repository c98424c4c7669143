import { STATUS, type Status } from '@mala/contract/access/status.ts';
import { WARNED_DAYS } from '@mala/contract/members/absences.ts';
import { ENDING_DAYS, SEEN_DAYS } from '@mala/contract/moderation/profiles.ts';

const statuses: Record<Status, string> = {
  [STATUS.UNVERIFIED]: 'Unverified',
  [STATUS.VERIFIED]: 'Verified',
  [STATUS.APPROVED]: 'Approved',
  [STATUS.MARRIED]: 'Married',
  [STATUS.MARRIED_ELSEWHERE]: 'Married-Other-Source',
  [STATUS.REJECTED]: 'Rejected',
  [STATUS.DUPLICATE]: 'Duplicate',
};
type Refusal = Record<'title' | 'action', string>;
const refusals: Record<500 | 501, Refusal> = {
  500: { title: 'Reject this profile', action: 'Reject' },
  501: { title: 'Mark this profile as a duplicate', action: 'Mark as duplicate' },
};

export const adminText = {
  title: 'Profiles',
  statuses,
  /** names a person where the name alone may be ambiguous */
  who: (name: string, mid: string | null) => (mid ? `${name} (${mid})` : name),

  filters: {
    title: 'Filter the profiles',
    mid: 'MM / MF id',
    dateOfBirth: 'Date of birth',
    domain: 'Domain',
    name: 'Name',
    city: 'City',
    status: 'Status',
    anyStatus: 'Any status',
    more: 'More filters and order',
    any: 'Any',
    phone: 'Telephone',
    subscription: 'Subscription',
    subscriptions: {
      running: 'Has one',
      ending: `Ends within ${ENDING_DAYS} days`,
      none: 'Has none',
    },
    seen: 'Last seen',
    seenWhen: {
      week: `Within ${SEEN_DAYS.week} days`,
      month: `Within ${SEEN_DAYS.month} days`,
      longer: `Not for ${SEEN_DAYS.longer} days`,
    },
    waiting: 'Waiting for',
    waitingFor: (days: number) =>
      days === 0 ? 'However long' : days === 1 ? 'A day or longer' : `${days} days or longer`,
    away: 'Not shown',
    awayNow: {
      paused: 'Paused',
      closed: 'Closed',
      quiet: 'Not heard from',
      ending: `Closed, erased within ${WARNED_DAYS} days`,
    },
    sort: 'Order',
    sorts: {
      newest: 'Newest first',
      waiting: 'Longest wait first',
      seen: 'Last seen first',
      name: 'By name',
    },
    search: 'Search',
    reset: 'Reset',
  },

  list: {
    title: 'Profiles found',
    count: (count: string, one: boolean) => (one ? '1 profile' : `${count} profiles`),
    shown: (shown: string) => `the first ${shown} are shown`,
    columns: {
      number: '#',
      name: 'Name',
      surname: 'Surname',
      gender: 'Gender',
      dob: 'DOB',
      city: 'City',
      status: 'Status',
      featured: 'Featured',
      actions: 'Actions',
    },
    none: '–',
    /** for whom the account was made */
    registeredFor: {
      self: 'for self',
      son: 'for a son',
      daughter: 'for a daughter',
      brother: 'for a brother',
      sister: 'for a sister',
      relative: 'for a relative',
      friend: 'for a friend',
    },
    noMid: 'No id yet',
    complete: 'Complete',
    incomplete: 'Incomplete',
    waitingSince: (age: string) => `Waits: ${age}`,
    away: { paused: 'Paused', closed: 'Closed', quiet: 'Not heard from' },
    paidUntil: (day: string) => `Paid until ${day}`,
    statusOf: (who: string) => `Status of ${who}`,
    featuredOf: (who: string) => `Featured: ${who}`,
    view: 'View',
    viewOf: (who: string) => `View ${who}`,
    activate: 'Activate package',
    activateFor: (who: string) => `Activate package for ${who}`,
    empty: 'Empty',
    emptyHint: 'No profile of this site fits the filters.',
    otherSite: (site: string) => `Look on ${site} instead`,
    viewMore: 'View more',
    loadingMore: 'Loading…',
  },

  disks: {
    low: 'A disk is nearly full',
    full: 'A disk is full',
    left: (folder: string, machine: string, free: string, total: string) =>
      `${folder} on ${machine}: ${free} GB of ${total} GB are left.`,
    whenLow:
      'Tell whoever runs the machine to make room, or to give it a larger disk. Until then everything goes on as usual.',
    whenFull:
      'Members can read, but neither register nor save anything. Tell whoever runs the machine to make room. What you delete here makes some room as well.',
  },

  updated: { title: 'Success', message: 'Profile status updated...' },

  refusal: {
    of: refusals,
    reason: 'Reason',
    reasonHint: 'The member reads it. Say what is wrong and what to do about it.',
    cancel: 'Cancel',
  },

  activation: {
    title: 'Activate a package',
    package: 'Package',
    choice: (name: string, price: string, profiles: number, days: number) =>
      `${name}: Rs. ${price}, ${profiles} profiles for ${days} days`,
    reference: 'Payment reference',
    referenceHint: 'As the bank or the member wrote it. Each one counts once.',
    way: 'Paid by',
    chooseWay: 'Choose',
    amount: 'Amount (Rs.)',
    amountHint: 'What was paid, in whole rupees.',
    none: 'No subscription is running. The package begins today.',
    running: (day: string) =>
      `A subscription is running until ${day}. The package adds its profiles and its days to it.`,
    submit: 'Activate',
    cancel: 'Cancel',
    done: {
      title: 'Success',
      message: (name: string, day: string) => `${name} runs until ${day}.`,
    },
  },
};
