import type { Sending } from './calls.ts';
import { each, list, MEMBERS, office, type Row } from './calls-by-role.ts';

interface Target {
  correction: string;
}

const reason = 'A test';
const OWNER = office(['OWNER']);

const act = { row: OWNER, sent: (): Sending => ({ body: { reason } }) };

/** Profiles that are away, and what the office corrects. */
export const CORRECTIONS = {
  'absences.pause': act,
  'absences.resume': act,
  'absences.close': act,
  'absences.reopen': act,
  'absences.pauseOwn': {
    row: {
      ...MEMBERS,
      incomplete: 'PROFILE_INCOMPLETE',
      pending: 'PROFILE_PENDING',
      married: 'PROFILE_CLOSED',
      refused: 'PROFILE_REFUSED',
    } as Row,
  },
  'absences.resumeOwn': { row: MEMBERS },
  'corrections.read': { row: OWNER, sent: (): Sending => ({ params: { section: 'work' } }) },
  'corrections.correct': {
    row: OWNER,
    sent: (): Sending => ({
      params: { section: 'work' },
      body: { version: 'of another time', reason, fields: {} },
    }),
  },
  'corrections.listOwn': { row: MEMBERS },
  'corrections.object': {
    row: each(MEMBERS, 'NOT_FOUND'),
    sent: ({ correction }: Target): Sending => ({
      params: { id: correction },
      body: { text: 'A test' },
    }),
  },
  'corrections.listObjections': { row: list(['OWNER']), isList: true },
  'corrections.answer': {
    row: OWNER,
    sent: ({ correction }: Target): Sending => ({
      params: { id: correction },
      body: { answer: 'kept', reason },
    }),
  },
} as const;
