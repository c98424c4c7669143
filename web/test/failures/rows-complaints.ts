import { type Failure, messageOf, places, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];
const MAKE = 'POST /api/complaint';
const PICTURE = 'POST /api/complaint/:id/picture';

/** Complaints of members, and what the office does about them. */
export const COMPLAINTS = {
  report: toasts('report', MAKE, GENERAL, [
    'COMPLAINT_WAITING',
    'NOT_FOUND',
    'PROFILE_INCOMPLETE',
    'PROFILE_PENDING',
    'PROFILE_PAUSED',
    'PROFILE_CLOSED',
    'PROFILE_REFUSED',
    'TOO_MANY',
    ...SOME,
  ]),
  reportPicture: (
    [
      'TOO_MANY_PICTURES',
      'NOT_FOUND',
      'NOT_A_PICTURE',
      'PICTURE_TOO_LARGE',
      'FILE_TOO_LARGE',
      'FILE_TOO_COMPLEX',
      'STORAGE_FULL',
      'TOO_MANY',
      ...SOME,
    ] as const
  ).map((failure) =>
    row('report-picture', PICTURE, failure, {
      toast: ['A picture did not reach us', messageOf(failure)],
    }),
  ),
  ownComplaints: places('own-complaints', 'GET /api/complaint', GENERAL, SOME),
  memberComplaints: places('member-complaints', 'GET /api/admin/profile/:id/complaints', GENERAL, [
    'NOT_FOUND',
    ...SOME,
  ]),
  complaints: [
    ...places('complaints', 'GET /api/admin/complaint/waiting/:page', GENERAL, SOME),
    ...toasts('answer-complaint', 'POST /api/admin/complaint/:id/decision', GENERAL, [
      'CHANGED_MEANWHILE',
      'STATUS_NOT_REACHABLE',
      'NOT_FOUND',
      ...SOME,
    ]),
  ],
};
