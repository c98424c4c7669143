import * as z from 'zod/mini';
import { DOMAINS } from '../communities/domain.ts';
import { LANGUAGES } from '../communities/languages.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams, success } from '../endpoint-parts.ts';
import { SECTIONS } from '../profiles/field.ts';
import { heldChanges } from '../profiles/held-change.ts';
import { oneOf, requiredText } from '../text.ts';

/** Days in which a member can object to a correction. */
export const OBJECTION_DAYS = 30;

/** The values of fields by their names, as the section stores them. */
const fields = z.record(z.string(), z.unknown());

const sectionParams = z.extend(idParams, { section: z.enum(SECTIONS) });

/**
 * A saved section of a member's profile, to be corrected: as the office reads it, without what only readers of contact see for
 * others. 404 for a section that was never saved.
 */
export const readCorrectable = endpoint({
  name: 'corrections.read',
  method: 'GET',
  path: '/api/admin/member/:id/correct/:section',
  summary: 'A section of a profile to correct; a look at contact is recorded',
  access: { permission: 'profiles.edit' },
  params: sectionParams,
  reply: z.object({
    domain: z.enum(DOMAINS),
    mid: z.nullable(z.string()),
    name: z.nullable(z.string()),
    fields,
    /** whether fields with contact are among them */
    contact: z.boolean(),
    /** the gender is fixed since the first approval */
    gender_fixed: z.boolean(),
    held_changes: heldChanges,
    /** of what was read */
    version: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

export const correctBody = z.strictObject({
  version: z.string({ error: 'required' }),
  /** as the member reads it */
  reason: requiredText(300, { lines: true }),
  fields,
});

/**
 * Corrects a section at once, by the rules of its own form; 400 names the fields as that does. The member is told, and may object.
 * Where nothing differs nothing happens: `id` is null. 409 CHANGED_MEANWHILE if the section is not as it was read.
 */
export const correctSection = endpoint({
  name: 'corrections.correct',
  method: 'POST',
  path: '/api/admin/member/:id/correct/:section',
  summary: 'Correct a section of a member’s profile',
  access: { permission: 'profiles.edit' },
  fresh: true,
  params: sectionParams,
  body: correctBody,
  reply: z.object({ id: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** What the office says to an objection: the correction stays, or the values from before are back. */
export const OBJECTION_ANSWERS = ['kept', 'restored'] as const;
export type ObjectionAnswer = (typeof OBJECTION_ANSWERS)[number];

const correction = z.object({
  id: z.string(),
  section: z.enum(SECTIONS),
  before: fields,
  after: fields,
  reason: z.string(),
  /** ISO 8601 */
  corrected_at: z.string(),
  objection: z.nullable(z.string()),
  objected_at: z.nullable(z.string()),
  answer: z.nullable(z.enum(OBJECTION_ANSWERS)),
  answer_reason: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});

const ownCorrections = z.object({
  rows: z.array(
    z.extend(correction, {
      /** until when the member can object; null where he has, or can no more */
      object_until: z.nullable(z.string()),
    }),
  ),
});
export type OwnCorrection = z.infer<typeof ownCorrections>['rows'][number];

/** What the office corrected in one's own profile, newest first. */
export const listOwnCorrections = endpoint({
  name: 'corrections.listOwn',
  method: 'GET',
  path: '/api/correction',
  summary: 'What the office corrected in one’s own profile, newest first',
  access: { permission: 'profile.own' },
  reply: ownCorrections,
});

export const objectBody = z.strictObject({ text: requiredText(1000, { lines: true }) });

/** Objects to a correction, once: 409 OBJECTED_ALREADY; within OBJECTION_DAYS: 409 OBJECTION_LATE. */
export const objectTo = endpoint({
  name: 'corrections.object',
  method: 'POST',
  path: '/api/correction/:id/objection',
  summary: 'Object to a correction of one’s own profile',
  access: { permission: 'profile.own' },
  limit: { by: 'user', points: 20, seconds: 86_400 },
  params: idParams,
  body: objectBody,
  reply: ownCorrections,
  errors: ['NOT_FOUND', 'OBJECTED_ALREADY', 'OBJECTION_LATE'],
});

/** An objection that waits, as the office sees it; without what only readers of contact see for others. */
const seenObjection = z.extend(correction, {
  domain: z.enum(DOMAINS),
  profile_id: z.string(),
  mid: z.nullable(z.string()),
  name: z.string(),
  /** in which the member reads what the office writes */
  language: z.enum(LANGUAGES),
  /** null if that account is gone */
  corrected_by: z.nullable(z.string()),
});
export type Objection = z.infer<typeof seenObjection>;

/** Those that wait in the communities of the viewer, the oldest first. */
export const listObjections = endpoint({
  name: 'corrections.listObjections',
  method: 'GET',
  path: '/api/admin/objection/waiting/:page',
  summary: 'The objections to corrections that wait, oldest first',
  access: { permission: 'profiles.edit' },
  params: pageParams,
  reply: pageOf(seenObjection),
});

export const answerObjectionBody = z.strictObject({
  answer: oneOf(OBJECTION_ANSWERS),
  /** to the member */
  reason: requiredText(300, { lines: true }),
});

/**
 * Answers an objection. `restored` puts back the fields that are still as they were corrected; 409 CANNOT_RESTORE where none is, or
 * the former values no longer fit the others. 409 CHANGED_MEANWHILE if somebody else has answered.
 */
export const answerObjection = endpoint({
  name: 'corrections.answer',
  method: 'POST',
  path: '/api/admin/objection/:id',
  summary: 'Answer an objection to a correction',
  access: { permission: 'profiles.edit' },
  params: idParams,
  body: answerObjectionBody,
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'CANNOT_RESTORE'],
});
