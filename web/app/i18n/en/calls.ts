import type { CallOutcome, CallWhy } from '@mala/contract/still-looking.ts';

const WHY: Record<CallWhy, string> = {
  never: 'Entered by the office, and has never visited',
  unreached: 'No mail and no notification reaches this family',
  found: 'Has found someone',
};

const TELL: Record<CallWhy, string> = {
  never:
    'Ask whether they are still looking, and whether all is still right. Tell them how they log in, and that a confirmed email helps.',
  unreached:
    'Ask whether they are still looking. Tell them to log in once, and to confirm an email or turn on notifications, so that we reach them.',
  found:
    'Congratulate them. Ask whether they met here, and set the status to married in the list of profiles. If they want to leave, an owner closes the account on the page of the member.',
};

const OUTCOMES: Record<CallOutcome, string> = {
  looking: 'Still looking',
  'not-reached': 'Not reached',
  found: 'Found someone',
};

/** The members whom the office calls. */
export const callsText = {
  title: 'Calls to make',
  lead: 'Families who have not visited for two months or more and whom nothing that we send reaches, and those who say that they have found someone. Those who may still be looking stay in searches until somebody has talked to them.',
  list: 'Calls to make',
  count: (count: string, one: boolean) => (one ? '1 call to make' : `${count} calls to make`),
  shown: (shown: string) => `the first ${shown} are shown`,
  columns: {
    member: 'Member',
    why: 'Why',
    heard: 'Last heard from',
    number: 'Number',
    outcome: 'What came of it',
  },
  empty: 'There is nobody to call',
  emptyHint:
    'Every night those are added who have become silent and whom neither mail nor notification reaches.',
  viewMore: 'View more',
  loadingMore: 'Loading…',
  why: WHY,
  tell: TELL,
  tried: (count: number, day: string) =>
    count === 1 ? `Called once, on ${day}` : `Called ${count} times, last on ${day}`,
  show: 'Show the number',
  showOf: (who: string) => `Show the number of ${who}`,
  showing: 'Loading...',
  outcomes: OUTCOMES,
  outcomeOf: (outcome: string, who: string) => `${outcome}: ${who}`,
  /** below the outcome and whose it is */
  done: {
    looking: 'They are asked again after two months without a visit.',
    'not-reached': 'The call comes back in three days.',
    found:
      'The profile is not shown any more. The call stays until the status says that they are married.',
  } satisfies Record<CallOutcome, string>,
};
