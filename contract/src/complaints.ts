import * as z from 'zod/mini';
import { STATUSES } from './access/status.ts';
import { DOMAINS } from './communities/domain.ts';
import { LANGUAGES } from './communities/languages.ts';
import { endpoint } from './endpoint.ts';
import {
  idParams,
  NOT_OPENING,
  pageOf,
  pageParams,
  success,
  UPLOAD_LIMIT,
  uploadBody,
} from './endpoint-parts.ts';
import { PHOTO_LIMITS } from './photos/photo.ts';
import { oneOf, requiredText, text } from './text.ts';

/** Why a member complains of a profile: no real person, already married, indecent or harassing, asks for money. */
export const COMPLAINT_REASONS = ['fake', 'married', 'indecent', 'money'] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

/** What the office decided: it found nothing, it warned the member, or the profile is refused. */
export const COMPLAINT_DECISIONS = ['nothing', 'warned', 'refused'] as const;
export type ComplaintDecision = (typeof COMPLAINT_DECISIONS)[number];

/** Pictures of a complaint. */
export const MOST_PICTURES = 3;

const complaint = {
  id: z.string(),
  reason: z.enum(COMPLAINT_REASONS),
  text: z.string(),
  /** ISO 8601 */
  told_at: z.string(),
  /** signed addresses of each picture: to look at, and a small one */
  pictures: z.array(z.object({ id: z.string(), large: z.string(), short: z.string() })),
  /** null while it waits */
  decision: z.nullable(z.enum(COMPLAINT_DECISIONS)),
  /** what the office wrote to the reporter */
  answer: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
};

const ownComplaints = z.object({
  rows: z.array(z.object({ ...complaint, profile_id: z.string(), mid: z.nullable(z.string()) })),
});
export type OwnComplaint = z.infer<typeof ownComplaints>['rows'][number];

export const makeComplaintBody = z.strictObject({
  profile_id: z.string({ error: 'required' }),
  reason: oneOf(COMPLAINT_REASONS),
  text: requiredText(1000, { lines: true }),
});

/**
 * Complains of a profile that the member may open. 409 COMPLAINT_WAITING while another one about it waits; the same one sent
 * again changes nothing.
 */
export const makeComplaint = endpoint({
  name: 'complaints.make',
  method: 'POST',
  path: '/api/complaint',
  summary: 'Tell the office of a profile that is not as it should be',
  access: { permission: 'profile.own' },
  limit: { by: 'user', points: 5, seconds: 86_400 },
  body: makeComplaintBody,
  reply: ownComplaints,
  errors: ['NOT_FOUND', ...NOT_OPENING, 'COMPLAINT_WAITING'],
});

/** Adds a picture to a complaint that waits. */
export const addComplaintPicture = endpoint({
  name: 'complaints.addPicture',
  method: 'POST',
  path: '/api/complaint/:id/picture',
  summary: 'Add a picture to a complaint that waits',
  access: { permission: 'profile.own' },
  limit: UPLOAD_LIMIT,
  params: idParams,
  body: uploadBody,
  upload: { field: 'picture', many: false, maxBytes: PHOTO_LIMITS.bytes },
  reply: ownComplaints,
  errors: [
    'NOT_FOUND',
    'TOO_MANY_PICTURES',
    'NOT_A_PICTURE',
    'PICTURE_TOO_LARGE',
    'FILE_TOO_LARGE',
    'FILE_TOO_COMPLEX',
    'STORAGE_FULL',
  ],
});

/** What the member complained of, newest first, with what became of it. */
export const listOwnComplaints = endpoint({
  name: 'complaints.listOwn',
  method: 'GET',
  path: '/api/complaint',
  summary: 'The complaints of the member, newest first, with what became of them',
  access: { permission: 'profile.own' },
  reply: ownComplaints,
});

const someone = z.object({
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  name: z.string(),
});

/** A complaint as the office sees it. */
const seenComplaint = z.object({
  ...complaint,
  domain: z.enum(DOMAINS),
  /** null: that account is gone */
  reporter: z.nullable(someone),
  about: z.extend(someone, { status: oneOf(STATUSES) }),
  /** in which each of the two reads what the office writes */
  languages: z.object({ reporter: z.enum(LANGUAGES), about: z.enum(LANGUAGES) }),
  /** how many other complaints about the same profile there were */
  others: z.number(),
});
export type Complaint = z.infer<typeof seenComplaint>;

/** Those that wait in the communities of the viewer, the oldest first. */
export const listComplaints = endpoint({
  name: 'complaints.list',
  method: 'GET',
  path: '/api/admin/complaint/waiting/:page',
  summary: 'The complaints that wait for the office, oldest first',
  access: { permission: 'complaints.handle' },
  params: pageParams,
  reply: pageOf(seenComplaint),
});

/** Complaints about a member and by a member, decided ones too, newest first. */
export const listComplaintsOf = endpoint({
  name: 'complaints.ofMember',
  method: 'GET',
  path: '/api/admin/profile/:id/complaints',
  summary: 'The complaints about a member and by a member, newest first',
  access: { permission: 'complaints.handle' },
  params: idParams,
  reply: z.object({ received: z.array(seenComplaint), made: z.array(seenComplaint) }),
  errors: ['NOT_FOUND'],
});

export const decideComplaintBody = z.strictObject({
  decision: oneOf(COMPLAINT_DECISIONS),
  /** to the reporter */
  answer: requiredText(500, { lines: true }),
  /** to the member whose profile it is: what he is warned of, or why the profile is refused */
  reason: z.optional(z.nullable(text(300, { lines: true }))),
});

/**
 * Answers a complaint. A warning needs a reason (400); refusing the profile is the change of its status, with what that may
 * refuse. 409 CHANGED_MEANWHILE if somebody else has answered.
 */
export const decideComplaint = endpoint({
  name: 'complaints.decide',
  method: 'POST',
  path: '/api/admin/complaint/:id/decision',
  summary: 'Answer a complaint, and warn the member or refuse the profile',
  access: { permission: 'complaints.handle' },
  params: idParams,
  body: decideComplaintBody,
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STATUS_NOT_REACHABLE'],
});
