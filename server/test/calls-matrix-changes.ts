import type { Sending } from './calls.ts';
import { each, list, MEMBERS, office } from './calls-by-role.ts';

interface Target {
  person: { user_id: string };
  change: { section: 'basic' | 'family'; version: string };
  complaint: string;
}

/** Who has the list of profiles. */
const LISTING = ['OWNER', 'REVIEWER', 'CASHIER'] as const;

/** Changes after approval, complaints, and tables taken out. */
export const CHANGES = {
  'moderation.listWaitingChanges': { row: list(['OWNER', 'REVIEWER']), isList: true },
  'moderation.reviewChange': {
    row: office(['OWNER', 'REVIEWER']),
    sent: ({ change }: Target): Sending => ({ body: { ...change, decision: 'allow' } }),
  },
  'moderation.listLiveChanges': { row: list(['OWNER', 'REVIEWER']), isList: true },
  'moderation.seeLiveChanges': {
    // what is elsewhere is gone for him (live-changes.test.ts)
    row: office(['OWNER', 'REVIEWER'], 'in'),
    sent: ({ person }: Target): Sending => ({
      body: { profiles: [{ profile_id: person.user_id, version: 'x' }] },
    }),
  },
  // one's own
  'views.list': { row: office(LISTING, 'in') },
  'views.save': {
    row: office(LISTING, 'in'),
    sent: (): Sending => ({ body: { name: 'New', filters: {} } }),
  },
  'views.rename': {
    row: each(office(LISTING, 'in'), 'NOT_FOUND'),
    sent: (): Sending => ({ body: { name: 'New' } }),
  },
  'views.remove': { row: each(office(LISTING, 'in'), 'NOT_FOUND') },
  'numbers.read': {
    row: office(['OWNER'], 'FORBIDDEN'),
    sent: (): Sending => ({
      query: { from: '2026-11-01', to: '2026-11-07', domain: 'tamilmala' },
    }),
  },
  'complaints.make': {
    row: {
      ...MEMBERS,
      incomplete: 'PROFILE_INCOMPLETE',
      pending: 'PROFILE_PENDING',
      paused: 'PROFILE_PAUSED',
      married: 'PROFILE_CLOSED',
      refused: 'PROFILE_REFUSED',
    },
    sent: ({ person }: Target): Sending => ({
      body: { profile_id: person.user_id, reason: 'fake', text: 'A test' },
    }),
  },
  'complaints.addPicture': {
    row: each(MEMBERS, 'NOT_FOUND'),
    sent: ({ complaint }: Target): Sending => {
      const form = new FormData();
      form.set('picture', new Blob(['x']), 'x.png');
      return { params: { id: complaint }, form };
    },
  },
  'complaints.listOwn': { row: MEMBERS },
  'complaints.list': { row: list(['OWNER', 'REVIEWER']), isList: true },
  'complaints.ofMember': { row: office(['OWNER', 'REVIEWER']) },
  'complaints.decide': {
    row: office(['OWNER', 'REVIEWER']),
    sent: ({ complaint }: Target): Sending => ({
      params: { id: complaint },
      body: { decision: 'nothing', answer: 'A test' },
    }),
  },
  'exports.start': {
    row: office(['OWNER'], 'FORBIDDEN'),
    sent: (): Sending => ({
      body: { what: 'history', format: 'csv', domain: 'tamilmala', language: 'en' },
    }),
  },
} as const;
