import type { Reached } from '@mala/contract/numbers.ts';

/** Steps that are no step of the wizard, which have their names there. */
const reached: Record<Extract<Reached, 'signup' | 'complete' | 'approved'>, string> = {
  signup: 'Registered',
  complete: 'Filled in everything',
  approved: 'Approved',
};

/** How the site does, for owners. */
export const numbersText = {
  title: 'Figures',
  lead: 'How many register, come back, pay and marry. Erased accounts stay counted, without the person.',
  form: {
    title: 'Period',
    domain: 'Community',
    both: 'Both communities',
    from: 'From',
    to: 'To',
    show: 'Show',
    spans: {
      week: '7 days',
      month: '30 days',
      quarter: '90 days',
      year: 'This year',
      'last-year': 'Last year',
    },
  },
  period: (from: string, to: string) => `${from} to ${to}`,
  loading: 'The figures are being added up…',
  groups: {
    members: { title: 'Members', hint: 'Each counts once, on the day of the first time.' },
    reviews: {
      title: 'Waiting for the office',
      hint: 'From the complete profile to the decision, on the day of the decision. Half wait less than the median.',
    },
    use: {
      title: 'Use',
      hint: 'Active members are those who opened the site, on the average of the days.',
    },
    income: { title: 'Income', hint: 'In rupees, on the day that it came or was given back.' },
    marriages: { title: 'Marriages', hint: 'Members whom the office marked as married.' },
    reached: {
      title: 'Where people stop',
      hint: 'Of those who registered in this period: how many came so far until today.',
    },
  },
  figures: {
    registered: 'Registered',
    completed: 'Filled in everything',
    approved: 'Approved',
    decided: 'Decided about',
    wait_median: 'Median wait',
    wait_p95: '95 of 100 waited less',
    active: 'Active members a day',
    searches: 'Searches',
    downloads: 'Contacts downloaded',
    silver: 'Silver',
    gold: 'Gold',
    diamond: 'Diamond',
    refunded: 'Given back',
    income: 'All packages, less what was given back',
    married: 'Married through the site',
    married_elsewhere: 'Married otherwise',
  },
  reached,
  rupees: (amount: string) => `Rs. ${amount}`,
  most: (value: string) => `at most ${value}`,
  none: 'none',
  uncounted: 'not counted',
  since: (names: string, day: string) => `${names}: counted since ${day}.`,
  neverCounted: (names: string) => `${names}: counted from the first one on.`,
  table: (group: string) => `Table: ${group}`,
  part: { day: 'Day', week: 'Week', month: 'Month' },
  whole: 'Whole period',
  share: (percent: string) => `${percent} of the registered`,
  stopped: (count: string) => `${count} stopped here`,
  step: 'Step',
  count: 'Members',
  shareColumn: 'Of the registered',
  stoppedColumn: 'Stopped here',
};
