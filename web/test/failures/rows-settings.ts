import { firstStartText } from '../../app/i18n/en/first-start.ts';
import { settingsText } from '../../app/i18n/en/settings.ts';
import { setupText } from '../../app/i18n/en/setup.ts';
import { type Failure, fieldRow, places, type Row, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
/** FORBIDDEN: an owner whose role was taken. */
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];

const START = 'POST /api/first-start';
const MAIL = 'POST /api/admin/setup/mail';
const RECEIVED = 'POST /api/admin/setup/mail/received';

/** Rows of a call that saves a group of settings. */
function saving(name: string, call: string): Row[] {
  return [
    row(name, call, 'CHANGED_MEANWHILE', { toast: [GENERAL, settingsText.meanwhile] }),
    ...toasts(name, call, GENERAL, ['NOT_FOUND', ...SOME]),
  ];
}

const nothing = (name: string, call: string, failures: readonly Failure[], why: string) =>
  failures.map((failure) => row(name, call, failure, { nothing: why }));

/** The settings of a community, what a site needs before it opens, and its first owner. */
export const SETTINGS = {
  settings: places('settings', 'GET /api/admin/settings/:domain', settingsText.loadFailed, [
    'NOT_FOUND',
    ...SOME,
  ]),
  saveSetting: saving('save-setting', 'POST /api/admin/settings/:domain/:group'),
  saveMoney: saving('save-money', 'POST /api/admin/settings/:domain/money/:group'),
  settingVersions: places(
    'setting-versions',
    'GET /api/admin/settings/:domain/:group/versions/:page',
    GENERAL,
    ['NOT_FOUND', ...SOME],
  ),
  readyReasons: nothing(
    'ready-reasons',
    'GET /api/admin/reason/:domain/:place',
    ['NOT_FOUND', ...SOME],
    'the office writes a reason of its own',
  ),
  setup: nothing(
    'setup',
    'GET /api/admin/setup',
    ['TOO_MANY', ...SOME],
    'the list is not shown; the desk says that the site cannot be reached',
  ),
  testMail: [
    fieldRow('test-mail', MAIL, ['email', setupText.mail.email], 'email'),
    ...toasts('test-mail', MAIL, GENERAL, ['TOO_MANY_MAILS', ...SOME]),
  ],
  received: [
    row('received', RECEIVED, 'NOT_FOUND', { text: setupText.received.failed }),
    ...places('received', RECEIVED, GENERAL, SOME),
  ],
  hosts: toasts('hosts', 'POST /api/admin/setup/hosts', GENERAL, SOME),
  firstOwner: [
    ...toasts('first-owner', START, firstStartText.failed, [
      ...(['MOBILE_TAKEN', 'TOO_MANY', 'INTERNAL', 502, 'OFFLINE'] as const),
    ]),
    row('first-owner', START, 'NOT_FOUND', { text: firstStartText.endedHint }),
  ],
} satisfies Record<string, Row[]>;
