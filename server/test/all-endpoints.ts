import * as email from '@mala/contract/auth/email.ts';
import * as keeping from '@mala/contract/auth/kept-sign-in.ts';
import * as language from '@mala/contract/auth/language.ts';
import * as mailedLinks from '@mala/contract/auth/mailed-links.ts';
import * as account from '@mala/contract/auth/me.ts';
import * as passwords from '@mala/contract/auth/passwords.ts';
import * as preferredStates from '@mala/contract/auth/preferred-states.ts';
import * as secondStep from '@mala/contract/auth/second-step.ts';
import * as sessions from '@mala/contract/auth/sessions.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import * as terms from '@mala/contract/auth/terms.ts';
import * as biodata from '@mala/contract/biodata.ts';
import * as budgets from '@mala/contract/budgets.ts';
import * as communities from '@mala/contract/communities/endpoints.ts';
import * as complaints from '@mala/contract/complaints.ts';
import * as contacts from '@mala/contract/contacts.ts';
import * as content from '@mala/contract/content.ts';
import * as desk from '@mala/contract/desk.ts';
import * as digest from '@mala/contract/digest.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import * as entriesOfFamily from '@mala/contract/entries/family.ts';
import * as entryFiles from '@mala/contract/entries/files.ts';
import * as entries from '@mala/contract/entries/office.ts';
import * as exporting from '@mala/contract/exports.ts';
import * as hidden from '@mala/contract/hidden.ts';
import * as history from '@mala/contract/history.ts';
import * as horoscopeFiles from '@mala/contract/horoscope-files.ts';
import * as horoscopes from '@mala/contract/horoscopes.ts';
import * as imports from '@mala/contract/imports/office.ts';
import * as mail from '@mala/contract/mail.ts';
import * as marriages from '@mala/contract/marriages.ts';
import * as match from '@mala/contract/match.ts';
import * as memberAbsences from '@mala/contract/members/absences.ts';
import * as memberAccounts from '@mala/contract/members/account.ts';
import * as memberCorrections from '@mala/contract/members/corrections.ts';
import * as memberErasure from '@mala/contract/members/erasure.ts';
import * as memberNotes from '@mala/contract/members/notes.ts';
import * as memberPages from '@mala/contract/members/page.ts';
import * as changesHeld from '@mala/contract/moderation/changes.ts';
import * as finding from '@mala/contract/moderation/find.ts';
import * as liveChanges from '@mala/contract/moderation/live-changes.ts';
import * as photoReview from '@mala/contract/moderation/photos.ts';
import * as moderation from '@mala/contract/moderation/profiles.ts';
import * as review from '@mala/contract/moderation/review.ts';
import * as texts from '@mala/contract/moderation/texts.ts';
import * as views from '@mala/contract/moderation/views.ts';
import * as numbers from '@mala/contract/numbers.ts';
import * as changes from '@mala/contract/payments/changes.ts';
import * as claims from '@mala/contract/payments/claims.ts';
import * as ledger from '@mala/contract/payments/ledger.ts';
import * as orders from '@mala/contract/payments/orders.ts';
import * as receipts from '@mala/contract/payments/receipts.ts';
import * as album from '@mala/contract/photos/album.ts';
import * as profiles from '@mala/contract/profiles/endpoints.ts';
import * as preferences from '@mala/contract/profiles/preferences.ts';
import * as push from '@mala/contract/push.ts';
import * as savedSearches from '@mala/contract/saved-searches.ts';
import * as search from '@mala/contract/search.ts';
import * as secondFactor from '@mala/contract/second-factor.ts';
import * as settings from '@mala/contract/settings/endpoints.ts';
import * as setup from '@mala/contract/setup.ts';
import * as sharing from '@mala/contract/sharing.ts';
import * as shortlist from '@mala/contract/shortlist.ts';
import * as similar from '@mala/contract/similar.ts';
import * as staff from '@mala/contract/staff.ts';
import * as stillLooking from '@mala/contract/still-looking.ts';
import * as subscriptions from '@mala/contract/subscriptions.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}

const modules: Record<string, unknown>[] = [
  account,
  language,
  auth,
  passwords,
  preferredStates,
  email,
  mailedLinks,
  secondStep,
  secondFactor,
  sessions,
  keeping,
  terms,
  budgets,
  communities,
  contacts,
  mail,
  content,
  marriages,
  exporting,
  moderation,
  desk,
  numbers,
  finding,
  hidden,
  history,
  horoscopeFiles,
  album,
  photoReview,
  review,
  texts,
  changesHeld,
  liveChanges,
  views,
  profiles,
  push,
  stillLooking,
  preferences,
  match,
  profiles.readSection,
  profiles.saveSection,
  savedSearches,
  digest,
  search,
  sharing,
  shortlist,
  similar,
  staff,
  subscriptions,
  claims,
  changes,
  ledger,
  orders,
  receipts,
  complaints,
  memberPages,
  memberNotes,
  memberAccounts,
  memberAbsences,
  memberCorrections,
  memberErasure,
  settings,
  setup,
  entries,
  entryFiles,
  entriesOfFamily,
  horoscopes,
  biodata,
  imports,
];
/** Every endpoint of the contract. */
export const ENDPOINTS: readonly Endpoint[] = modules
  .flatMap((one) => Object.values(one))
  .filter(isEndpoint);
