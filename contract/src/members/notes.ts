import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, pageOf, pageParams } from '../endpoint-parts.ts';
import { requiredText } from '../text.ts';

/** A note of the office about a member, which the member never sees. */
const note = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  /** null if that account is gone */
  by: z.nullable(z.string()),
});
export type MemberNote = z.infer<typeof note>;

export const listNotes = endpoint({
  name: 'members.listNotes',
  method: 'GET',
  path: '/api/admin/member/:id/notes/:page',
  summary: 'Notes of the office about a member, newest first',
  access: { permission: 'members.note' },
  params: z.extend(idParams, pageParams.shape),
  reply: pageOf(note),
  errors: ['NOT_FOUND'],
});

export const addNoteBody = z.strictObject({ text: requiredText(1000, { lines: true }) });

/** Notes are added, never changed or removed. */
export const addNote = endpoint({
  name: 'members.addNote',
  method: 'POST',
  path: '/api/admin/member/:id/notes',
  summary: 'Add a note about a member',
  access: { permission: 'members.note' },
  params: idParams,
  body: addNoteBody,
  reply: note,
  errors: ['NOT_FOUND'],
});
