import { correctingText } from '../../app/i18n/en/correcting.ts';
import { wizardText } from '../../app/i18n/en/wizard.ts';
import { type Failure, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];

const CORRECT = '/api/admin/member/:id/correct/:section';
const act = (name: string, more: readonly Failure[] = []) =>
  toasts(`member-${name}`, `POST /api/admin/member/:id/${name}`, GENERAL, [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    ...more,
    ...SOME,
  ]);

/** Profiles that are paused, accounts that are closed, and what the office corrects. */
export const CORRECTIONS = {
  closedLogin: [
    row('login', 'POST /api/login', 'ACCOUNT_CLOSED', { text: 'This account is closed' }),
  ],
  absences: [...act('pause', ['NOT_APPROVED']), ...act('resume'), ...act('close')],
  reopening: act('reopen'),
  ownPause: [
    ...toasts('pause-own', 'POST /api/profile/pause', GENERAL, [
      'PROFILE_INCOMPLETE',
      'PROFILE_PENDING',
      'PROFILE_CLOSED',
      'PROFILE_REFUSED',
      'TOO_MANY',
      ...SOME,
    ]),
    ...toasts('resume-own', 'POST /api/profile/resume', GENERAL, [
      'PAUSED_BY_OFFICE',
      'TOO_MANY',
      ...SOME,
    ]),
  ],
  correctable: [
    row('correctable', `GET ${CORRECT}`, 'NOT_FOUND', { text: correctingText.correct.missingHint }),
    ...places('correctable', `GET ${CORRECT}`, wizardText.loadFailed, SOME),
  ],
  correct: [
    row('correct', `POST ${CORRECT}`, 'CHANGED_MEANWHILE', {
      text: correctingText.correct.conflict,
    }),
    ...toasts('correct', `POST ${CORRECT}`, GENERAL, ['NOT_FOUND', ...SOME]),
  ],
  ownCorrections: places('own-corrections', 'GET /api/correction', GENERAL, SOME),
  object: toasts('object', 'POST /api/correction/:id/objection', GENERAL, [
    'OBJECTED_ALREADY',
    'OBJECTION_LATE',
    'NOT_FOUND',
    'TOO_MANY',
    ...SOME,
  ]),
  objections: [
    ...places('objections', 'GET /api/admin/objection/waiting/:page', GENERAL, SOME),
    ...toasts('answer-objection', 'POST /api/admin/objection/:id', GENERAL, [
      'CHANGED_MEANWHILE',
      'CANNOT_RESTORE',
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
} satisfies Record<string, Row[]>;
