import { type Queue, READERS_DAYS } from '@mala/contract/desk.ts';

const queues: Record<Queue, string> = {
  profiles: 'New profiles',
  photos: 'New photos',
  texts: 'Texts to review',
  changes: 'Changes after approval',
  live: 'Changed, seen by others',
  objections: 'Objections to corrections',
  claims: 'Payments told',
  complaints: 'Complaints',
  mails: 'Failed mails',
  readers: `Read a lot (last ${READERS_DAYS} days)`,
  entries: 'Your entries',
  calls: 'Calls to make',
};

const news: Record<Queue, string> = {
  profiles: 'A new profile waits.',
  photos: 'A new photo waits.',
  texts: 'A text waits for review.',
  changes: 'A change after approval waits.',
  live: 'A profile has changed.',
  objections: 'A member objects to a correction.',
  claims: 'A member has told of a payment.',
  complaints: 'A member has reported a profile.',
  mails: 'A mail could not be sent.',
  readers: 'A member read a lot.',
  entries: 'You have begun an entry.',
  calls: 'A member should be called.',
};

/** The office's desk. */
export const deskText = {
  title: 'Desk',
  lead: 'What waits for you: begin with the oldest. The numbers move by themselves.',
  list: 'What waits',
  queues,
  news: (queue: Queue) => news[queue],
  ages: {
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
  oldest: (age: string) => `The oldest has waited ${age}`,
  empty: 'Nothing waits',
  part: (site: string, count: string) => `${site}: ${count}`,
  done: 'Nothing waits for you',
  doneHint: 'Whatever comes next is shown here by itself.',
  stale: 'These numbers may be a little old: the site cannot be reached right now.',
  find: {
    label: 'Find by telephone, id or name',
    found: 'Found',
    count: (count: number) => (count === 1 ? '1 profile found' : `${count} profiles found`),
    none: 'Nobody was found',
    noMid: 'No id yet',
  },
};
