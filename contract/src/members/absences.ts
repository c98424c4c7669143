import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, success } from '../endpoint-parts.ts';
import { requiredText } from '../text.ts';

/** Days from the closing of an account to its erasure, and how long before it the member is told. */
export const CLOSED_DAYS = 180;
export const WARNED_DAYS = 30;

/** Why the office acts, as the member reads it in a letter and on his pages. */
export const absenceBody = z.strictObject({ reason: requiredText(300, { lines: true }) });

/**
 * Hides an approved profile from everybody else until it is shown again. 409 NOT_APPROVED for any other, CHANGED_MEANWHILE where the
 * office has paused it already, or the account is closed.
 */
export const pauseMember = endpoint({
  name: 'absences.pause',
  method: 'POST',
  path: '/api/admin/member/:id/pause',
  summary: 'Pause the profile of a member',
  access: { permission: 'members.act' },
  params: idParams,
  body: absenceBody,
  reply: success,
  errors: ['NOT_FOUND', 'NOT_APPROVED', 'CHANGED_MEANWHILE'],
});

/** Ends a pause, whoever began it. 409 CHANGED_MEANWHILE where there is none. */
export const resumeMember = endpoint({
  name: 'absences.resume',
  method: 'POST',
  path: '/api/admin/member/:id/resume',
  summary: 'Show the paused profile of a member again',
  access: { permission: 'members.act' },
  params: idParams,
  body: absenceBody,
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/**
 * Closes the account of a family that wants to leave: nobody sees it, and nobody can log in. It is erased after CLOSED_DAYS. 409
 * CHANGED_MEANWHILE where it is closed already.
 */
export const closeMember = endpoint({
  name: 'absences.close',
  method: 'POST',
  path: '/api/admin/member/:id/close',
  summary: 'Close the account of a member until it is erased',
  access: { permission: 'members.act' },
  params: idParams,
  body: absenceBody,
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** Opens a closed account again, as it was. 409 CHANGED_MEANWHILE for any other. */
export const reopenMember = endpoint({
  name: 'absences.reopen',
  method: 'POST',
  path: '/api/admin/member/:id/reopen',
  summary: 'Open the closed account of a member again',
  access: { permission: 'members.act' },
  params: idParams,
  body: absenceBody,
  reply: success,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

const LIMIT = { by: 'user', name: 'own-pause', points: 30, seconds: 3600 } as const;

/** Hides one's own approved profile; one that is paused stays so. */
export const pauseOwn = endpoint({
  name: 'absences.pauseOwn',
  method: 'POST',
  path: '/api/profile/pause',
  summary: 'Pause one’s own profile',
  access: { permission: 'profile.own' },
  limit: LIMIT,
  reply: success,
  errors: ['PROFILE_INCOMPLETE', 'PROFILE_PENDING', 'PROFILE_CLOSED', 'PROFILE_REFUSED'],
});

/** Shows one's own profile again; 409 PAUSED_BY_OFFICE if the office has paused it. */
export const resumeOwn = endpoint({
  name: 'absences.resumeOwn',
  method: 'POST',
  path: '/api/profile/resume',
  summary: 'Show one’s own paused profile again',
  access: { permission: 'profile.own' },
  limit: LIMIT,
  reply: success,
  errors: ['PAUSED_BY_OFFICE'],
});
