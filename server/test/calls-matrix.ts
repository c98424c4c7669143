import { ROLE_NAMES } from '@mala/contract/access/role-places.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import type { Sending } from './calls.ts';
import {
  each,
  list,
  MEMBERS,
  OPENING,
  office,
  PUBLIC,
  type Row,
  SEARCHING,
  SESSION,
} from './calls-by-role.ts';
import { CHANGES } from './calls-matrix-changes.ts';
import { CORRECTIONS } from './calls-matrix-corrections.ts';
import { ENTRY_CALLS } from './calls-matrix-entries.ts';
import { HOROSCOPE_CALLS } from './calls-matrix-horoscopes.ts';
import { IMPORT_CALLS } from './calls-matrix-imports.ts';
import { LOOKING_CALLS } from './calls-matrix-looking.ts';
import { MEMBER_CALLS } from './calls-matrix-members.ts';
import { PUSH_CALLS } from './calls-matrix-push.ts';
import { SAVED_SEARCH_CALLS } from './calls-matrix-saved-searches.ts';
import { SETTING_CALLS } from './calls-matrix-settings.ts';
import { SHARING_CALLS } from './calls-matrix-sharing.ts';
import { STAFF_CALLS } from './calls-matrix-staff.ts';
import type { Target } from './calls-target.ts';

interface Expectation {
  row: Row;
  /** what is sent beside an empty body and the target's ids: enough for its community to matter */
  sent?: (target: Target) => Sending;
  isList?: true;
}

const OWN = office(['OWNER']);
const REVIEW = office(['OWNER', 'REVIEWER']);
const GIVE = office(['OWNER'], 'FORBIDDEN');

function upload(field: string, texts: Record<string, string> = {}): () => Sending {
  return () => {
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) form.set(name, text);
    form.set(field, new Blob(['x']), 'x.png');
    return { form };
  };
}

const all = (names: readonly string[], row: Row) =>
  Object.fromEntries(names.map((name): [string, Expectation] => [name, { row }]));

let references = 0;

/** Who may make each call, independently of the permissions of the contract. */
export const MATRIX: Readonly<Record<string, Expectation>> = {
  ...all(
    [
      ...['auth.signup', 'auth.login', 'auth.resetPassword', 'auth.chooseNewPassword'],
      ...['auth.verifyEmail', 'auth.undoContact', 'auth.forgetSignIn'],
      ...['auth.checkLink', 'auth.secondStep'],
      ...['communities.listOptions', 'communities.readSite', 'content.readHome'],
    ],
    PUBLIC,
  ),
  // without the cookie, and with an address that was not signed
  'auth.renewSignIn': { row: each(PUBLIC, 'UNAUTHENTICATED') },
  'mail.unsubscribe': { row: each(PUBLIC, 'NOT_FOUND') },
  ...all(
    [
      ...['auth.me', 'auth.refreshToken', 'auth.logout', 'auth.listSessions'],
      ...['auth.signOutEverywhere', 'auth.changePassword', 'auth.chooseLanguage'],
      ...['auth.agreeToTerms', 'auth.resendVerification', 'mail.readChoices', 'mail.choose'],
      'digest.read',
      ...['subscriptions.listPackages', 'subscriptions.listDownloads', 'payments.listOwn'],
      ...['secondFactor.show', 'secondFactor.addApp', 'secondFactor.addPasskey'],
      ...['auth.startConfirm', 'auth.confirmAgain'],
    ],
    SESSION,
  ),
  // added by the office alone; removed, where there is something, by whoever has it
  ...all(['secondFactor.startApp', 'secondFactor.startPasskey'], office(ROLE_NAMES, 'in')),
  ...all(
    ['removeApp', 'removePasskey', 'renewRecoveryCodes'].map((name) => `secondFactor.${name}`),
    each(SESSION, 'NOT_FOUND'),
  ),
  'auth.choosePreferredStates': {
    row: MEMBERS,
    sent: () => ({ body: { preselected: false } }),
  },
  'auth.chooseSearchByWishes': {
    row: MEMBERS,
    sent: () => ({ body: { preselected: false } }),
  },
  'auth.endSession': { row: each(SESSION, 'NOT_FOUND') },
  'subscriptions.read': { row: each(SESSION, 'NO_SUBSCRIPTION') },

  'search.search': {
    row: { ...SEARCHING, 'OWNER elsewhere': 'in', 'REVIEWER elsewhere': 'in' },
  },
  'search.count': {
    row: { ...SEARCHING, 'OWNER elsewhere': 'in', 'REVIEWER elsewhere': 'in' },
  },
  'shortlist.add': {
    row: SEARCHING,
    sent: ({ person }) => ({ body: { profile_id: person.user_id } }),
  },
  'shortlist.remove': {
    row: SEARCHING,
    sent: ({ person }) => ({ body: { profile_id: person.user_id } }),
  },
  ...SAVED_SEARCH_CALLS,
  'hidden.hide': {
    row: SEARCHING,
    sent: ({ person }) => ({ body: { profile_id: person.user_id } }),
  },
  'hidden.unhide': {
    row: SEARCHING,
    sent: ({ person }) => ({ body: { profile_id: person.user_id } }),
  },
  'profiles.viewProfile': { row: OPENING },
  'search.similar': { row: OPENING },
  // the office has no horoscope
  'match.read': {
    row: { ...OPENING, 'OWNER here': 'NOT_FOUND', 'REVIEWER here': 'NOT_FOUND' },
  },
  // it costs a member
  'contacts.download': { row: OPENING },

  ...all(
    SECTIONS.flatMap((section) => [`profiles.read-${section}`, `profiles.save-${section}`]),
    OWN,
  ),
  'profiles.readPreferences': { row: OWN },
  'profiles.savePreferences': {
    row: OWN,
    sent: () => ({ body: { shown: false, told: true } }),
  },
  'photos.listPhotos': { row: OWN },
  'photos.addPhoto': { row: OWN, sent: upload('photo') },
  'photos.captionPhoto': {
    row: OWN,
    sent: ({ photo }) => ({ body: { id: photo, caption: 'At home' } }),
  },
  'photos.orderPhotos': {
    row: OWN,
    sent: ({ photo, waiting }) => ({ body: { ids: [waiting, photo] } }),
  },
  'photos.removePhoto': { row: OWN, sent: ({ photo }) => ({ body: { id: photo } }) },
  'photos.restorePhoto': { row: OWN, sent: ({ removed }) => ({ body: { id: removed } }) },
  'photos.finishPhotos': { row: OWN },
  'photos.allowHomePhoto': { row: OWN, sent: () => ({ body: { allowed: true } }) },
  'horoscopeFiles.list': { row: OWN },
  'horoscopeFiles.add': { row: OWN, sent: upload('attachment') },
  'horoscopeFiles.remove': { row: OWN, sent: ({ file }) => ({ body: { id: file } }) },

  'moderation.listProfiles': {
    row: list(['OWNER', 'REVIEWER', 'CASHIER']),
    sent: ({ person }) => ({ body: { mid: [person.mid] } }),
    isList: true,
  },
  'moderation.find': {
    row: list(['OWNER', 'REVIEWER', 'CASHIER']),
    sent: ({ person }) => ({ body: { text: person.mid } }),
    isList: true,
  },
  'moderation.changeStatus': {
    row: REVIEW,
    sent: ({ person }) => ({ body: { profile_id: person.user_id, status: 10 } }),
  },
  'moderation.changeFeatured': {
    row: OWN,
    sent: ({ person }) => ({ body: { profile_id: person.user_id, status: true } }),
  },
  'moderation.listWaitingPhotos': { row: list(['OWNER', 'REVIEWER']), isList: true },
  'moderation.reviewPhoto': {
    row: REVIEW,
    sent: ({ waiting }) => ({ params: { id: waiting }, body: { decision: 'approve' } }),
  },
  'moderation.findLookalikes': { row: REVIEW, sent: ({ photo }) => ({ params: { id: photo } }) },
  'moderation.listWaitingTexts': { row: list(['OWNER', 'REVIEWER']), isList: true },
  'moderation.reviewText': {
    row: REVIEW,
    sent: ({ text: { id, version } }) => ({ params: { id }, body: { decision: 'allow', version } }),
  },
  ...CHANGES,
  ...CORRECTIONS,
  'review.next': {
    // whoever asked first keeps what was handed out, so the list says nothing here
    row: office(['OWNER', 'REVIEWER'], 'in'),
    sent: () => ({ body: { except: [], holding: [], take: 1 } }),
  },
  'review.look': { row: REVIEW },
  'budgets.listHeavyReaders': { row: list(['OWNER', 'REVIEWER']), isList: true },
  'subscriptions.activate': {
    row: office(['OWNER', 'CASHIER']),
    sent: () => {
      references += 1;
      return { body: { package: 'silver', payment_reference: `MATRIX-${references}` } };
    },
  },
  'payments.list': {
    row: list(['OWNER', 'CASHIER']),
    sent: ({ payment }) => ({ body: { payment } }),
    isList: true,
  },
  ...Object.fromEntries(
    ['payments.correct', 'payments.refund'].map((name): [string, Expectation] => [
      name,
      {
        row: office(['OWNER', 'CASHIER']),
        sent: ({ payment }) => ({ params: { id: payment }, body: { reason: 'A test' } }),
      },
    ]),
  ),
  'payments.listClaims': { row: list(['OWNER', 'CASHIER']), isList: true },
  'payments.refuseClaim': {
    row: office(['OWNER', 'CASHIER']),
    sent: ({ claim }) => ({ params: { id: claim }, body: { reason: 'A test' } }),
  },
  'payments.listOwnClaims': { row: MEMBERS },
  'payments.tell': {
    row: MEMBERS,
    sent: () => ({
      body: { package: 'silver', way: 'upi', reference: 'MATRIX-TOLD', paid_on: '2026-11-20' },
    }),
  },
  'payments.addScreenshot': { row: each(MEMBERS, 'NOT_FOUND'), sent: upload('screenshot') },
  'payments.withdrawClaim': { row: each(MEMBERS, 'NOT_FOUND') },
  // without a gateway there are none
  'payments.startOrder': {
    row: each(MEMBERS, 'NOT_FOUND'),
    sent: () => ({ body: { package: 'silver', language: 'en' } }),
  },
  'payments.readOrder': { row: each(MEMBERS, 'NOT_FOUND') },
  'payments.readReceipt': {
    row: { ...each(SESSION, 'NOT_FOUND'), 'OWNER here': 'in', 'CASHIER here': 'in' },
    sent: ({ payment }) => ({ params: { id: payment } }),
  },
  'marriages.list': { row: list(['OWNER']), isList: true },
  'marriages.add': {
    row: GIVE,
    sent: upload('photo', { caption: 'A wedding', domain: 'tamilmala' }),
  },
  'marriages.remove': { row: OWN, sent: ({ marriage }) => ({ body: { id: marriage } }) },
  'history.list': {
    row: list(['OWNER']),
    sent: ({ person }) => ({ query: { profile: person.user_id } }),
    isList: true,
  },
  // not about the target
  'desk.read': { row: office(ROLE_NAMES, 'in') },
  'history.ownLooks': { row: MEMBERS },
  'mail.listFailed': { row: list(['OWNER']), isList: true },
  'mail.retryFailed': { row: OWN, sent: ({ mail }) => ({ params: { id: mail } }) },
  'mail.dropFailed': { row: OWN, sent: ({ mail }) => ({ params: { id: mail } }) },

  ...ENTRY_CALLS,
  ...HOROSCOPE_CALLS,
  ...IMPORT_CALLS,
  ...STAFF_CALLS,
  ...MEMBER_CALLS,
  ...SETTING_CALLS,
  ...PUSH_CALLS,
  ...LOOKING_CALLS,
  ...SHARING_CALLS,
};
