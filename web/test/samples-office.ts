import type { listHeavyReaders } from '@mala/contract/budgets.ts';
import type { Complaint } from '@mala/contract/complaints.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { listHistory } from '@mala/contract/history.ts';
import type { listFailedMails } from '@mala/contract/mail.ts';
import type { listMemberSessions } from '@mala/contract/members/account.ts';
import type { Objection } from '@mala/contract/members/corrections.ts';
import type { readErasure } from '@mala/contract/members/erasure.ts';
import type { MemberNote } from '@mala/contract/members/notes.ts';
import type { Member } from '@mala/contract/members/page.ts';
import type { WaitingChange } from '@mala/contract/moderation/changes.ts';
import type { ReviewedPhoto } from '@mala/contract/moderation/photos.ts';
import type { listProfiles } from '@mala/contract/moderation/profiles.ts';
import type { Waiting } from '@mala/contract/moderation/review.ts';
import type { WaitingText } from '@mala/contract/moderation/texts.ts';
import type { listClaims } from '@mala/contract/payments/claims.ts';
import { FIRST_REASONS } from '@mala/contract/settings/reasons.ts';
import type { listStaff } from '@mala/contract/staff.ts';
import { OWN_CLAIM, PICTURE, PROFILE, type RowOf } from './samples.ts';

export const WAITING_PHOTO: ReviewedPhoto = {
  ...PICTURE,
  id: '01890000-0000-7000-8000-000000000012',
  caption: 'At the temple',
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  domain: 'tamilmala',
  gender: 'female',
  added_at: '2026-11-20T08:00:00.000Z',
  version: 'v1',
};

export const WAITING_TEXT: WaitingText = {
  id: '01890000-0000-7000-8000-000000000011',
  section: 'personal',
  field: 'about',
  found: '9840012345',
  state: 'waiting',
  reason: null,
  version: 'v1',
  text: 'My service number was 9840012345.',
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  domain: 'tamilmala',
  held_at: '2026-11-20T08:00:00.000Z',
};

export const WAITING_CHANGE: WaitingChange = {
  profile_id: '01890000-0000-7000-8000-000000000001',
  section: 'basic',
  fields: [
    { field: 'name', shown: 'Nandini', proposed: 'Nandini Devi' },
    { field: 'date_of_birth', shown: '1998-05-14', proposed: '1997-05-14' },
    { field: 'surname', shown: null, proposed: 'mudaliyar-saiva-mudaliyar' },
  ],
  version: 'v1',
  mid: 'MF100123',
  name: 'Nandini',
  domain: 'tamilmala',
  language: 'ta',
  held_at: '2026-11-20T08:00:00.000Z',
};

export const COMPLAINT: Complaint = {
  id: '01890000-0000-7000-8000-000000000021',
  reason: 'money',
  text: 'They asked for 5,000 rupees before the first meeting.',
  told_at: '2026-11-20T08:00:00.000Z',
  pictures: [],
  decision: null,
  answer: null,
  decided_at: null,
  domain: 'tamilmala',
  reporter: {
    profile_id: '01890000-0000-7000-8000-000000000022',
    mid: 'MM100124',
    name: 'Arun',
  },
  about: {
    profile_id: '01890000-0000-7000-8000-000000000001',
    mid: 'MF100123',
    name: 'Nandini',
    status: 200,
  },
  languages: { reporter: 'en', about: 'ta' },
  others: 2,
};

export const HEAVY_READER: RowOf<Got<typeof listHeavyReaders.reply>> = {
  user_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MM100124',
  user_name: 'Arun',
  domain: 'tamilmala',
  kind: 'cards',
  noted_at: '2026-11-20T08:00:00.000Z',
};

export const FAILED_MAIL: RowOf<Got<typeof listFailedMails.reply>> = {
  id: '01890000-0000-7000-8000-000000000009',
  kind: 'package-activated',
  user_id: '01890000-0000-7000-8000-000000000001',
  user_name: 'Kamala',
  mid: 'MF100123',
  queued_at: '2026-11-20T08:00:00.000Z',
  failed_at: '2026-11-21T07:15:00.000Z',
  fault: 'connect ECONNREFUSED 127.0.0.1:25',
};

export const HISTORY_ROW: RowOf<Got<typeof listHistory.reply>> = {
  id: '01890000-0000-7000-8000-00000000000a',
  at: '2026-11-20T08:00:00.000Z',
  actor: { id: '01890000-0000-7000-8000-00000000000b', name: 'Selvi', role: 'ADMIN' },
  address: '203.0.113.7',
  browser: 'Chrome',
  system: 'Android',
  action: 'status',
  part: null,
  domain: 'tamilmala',
  member: { id: '01890000-0000-7000-8000-000000000001', mid: 'MF100123', name: 'Nandini' },
  fields: ['status'],
  before: { status: 0 },
  after: { status: 500 },
  reason: 'The photos show two people.',
  erased: false,
};

export const CLAIM: RowOf<Got<typeof listClaims.reply>> = {
  ...OWN_CLAIM,
  profiles: 80,
  days: 180,
  domain: 'tamilmala',
  profile_id: '01890000-0000-7000-8000-000000000001',
  name: 'Nandini',
  mid: 'MF100123',
  language: 'ta',
  runs_until: null,
};

export const LISTED: RowOf<Got<typeof listProfiles.reply>> = {
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  surname: null,
  gender: 'female',
  dob: '1998-05-14',
  city: 'Madurai',
  domain: 'tamilmala',
  profile_for: 'daughter',
  status: 200,
  status_label: 'Approved',
  is_featured: false,
  complete: true,
  subscription_ends: null,
  version: 'as shown',
};

export const CASHIER: RowOf<Got<typeof listStaff.reply>> = {
  user_id: '01890000-0000-7000-8000-000000000009',
  user_name: 'Ganesan Velu',
  mobile_no: '9840012999',
  domain: 'tamilmala',
  roles: [
    {
      role: 'CASHIER',
      domain: 'tamilmala',
      given_by: 'Thenmozhi Natarajan',
      given_at: '2026-11-22T08:00:00Z',
    },
  ],
  can_link: true,
};

export const WAITING_PROFILE: Waiting = {
  profile: { ...PROFILE, version: 'v1' },
  files: [],
  status: 0,
  complete: true,
  waiting_since: '2026-11-20T08:00:00.000Z',
  profile_for: 'daughter',
  earlier: null,
  decisions: [],
  double_of: null,
  claimed_by: null,
  doubles: [],
  hidden_doubles: [],
  language: 'ta',
  reasons: FIRST_REASONS.review.map((name) => ({ name, label: '', text: `Please: ${name}` })),
};

export const OFFICE_MEMBER: Member = {
  id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  domain: 'tamilmala',
  status: 200,
  status_label: 'Approved',
  status_reason: null,
  pause: null,
  closure: null,
  missing: [],
  registered_at: '2026-10-20T08:00:00.000Z',
  approved_at: '2026-10-22T08:00:00.000Z',
  last_seen: '2026-11-21T09:00:00.000Z',
  language: 'ta',
  profile_for: 'daughter',
  filled_in_by: 'mother',
  email: 'confirmed',
  photos: 2,
  files: 1,
  subscription: {
    package: 'gold',
    ends_at: '2027-05-20T18:43:08.000Z',
    total_download: 80,
    current_download: 3,
  },
};

export const MEMBER_SESSION: RowOf<Got<typeof listMemberSessions.reply>> = {
  id: '01890000-0000-7000-8000-000000000031',
  browser: 'Chrome',
  system: 'Android',
  signed_in_at: '2026-11-20T08:00:00.000Z',
  seen_at: '2026-11-21T08:00:00.000Z',
  kept_until: null,
};

export const MEMBER_NOTE: MemberNote = {
  id: '01890000-0000-7000-8000-000000000032',
  text: 'The mother calls on Mondays.',
  at: '2026-11-20T08:00:00.000Z',
  by: 'Kamala',
};

export const ERASURE: Got<typeof readErasure.reply> = {
  receipt: 'TM/E/2026/12',
  domain: 'tamilmala',
  mid: 'MF100123',
  asked_by: 'letter',
  asked_on: '2026-11-18',
  erased_at: '2026-11-21T08:00:00.000Z',
  by: 'Kamala',
  goes: {
    photos: 2,
    files: 1,
    texts: 0,
    sessions: 1,
    mails: 4,
    shortlisted: 7,
    shortlisted_by: 3,
    seen: 40,
    hidden: 2,
    downloads_made: 3,
    downloads_received: 5,
    subscriptions: 1,
    claims: 0,
    notes: 1,
    entries: 0,
    links: 0,
    devices: 0,
    searches: 0,
  },
  stays: { payments: 1, history: 6, complaints: 0 },
};

/** A correction of a place of work, with an objection that waits. */
export const OBJECTION: Objection = {
  id: '01890000-0000-7000-8000-000000000061',
  section: 'work',
  before: { work_location: 'Madurai' },
  after: { work_location: 'Chennai' },
  reason: 'As the mother said on the telephone',
  corrected_at: '2026-11-20T08:00:00.000Z',
  objection: 'He still works in Madurai.',
  objected_at: '2026-11-21T08:00:00.000Z',
  answer: null,
  answer_reason: null,
  answered_at: null,
  domain: 'tamilmala',
  profile_id: '01890000-0000-7000-8000-000000000001',
  mid: 'MF100123',
  name: 'Nandini',
  language: 'ta',
  corrected_by: 'Kamala',
};
