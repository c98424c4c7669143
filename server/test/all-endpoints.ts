import * as email from '@mala/contract/auth/email.ts';
import * as keeping from '@mala/contract/auth/kept-sign-in.ts';
import * as language from '@mala/contract/auth/language.ts';
import * as account from '@mala/contract/auth/me.ts';
import * as passwords from '@mala/contract/auth/passwords.ts';
import * as sessions from '@mala/contract/auth/sessions.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import * as terms from '@mala/contract/auth/terms.ts';
import * as budgets from '@mala/contract/budgets.ts';
import * as communities from '@mala/contract/communities/endpoints.ts';
import * as contacts from '@mala/contract/contacts.ts';
import * as content from '@mala/contract/content.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import * as horoscopeFiles from '@mala/contract/horoscope-files.ts';
import * as mail from '@mala/contract/mail.ts';
import * as marriages from '@mala/contract/marriages.ts';
import * as review from '@mala/contract/moderation/photos.ts';
import * as moderation from '@mala/contract/moderation/profiles.ts';
import * as texts from '@mala/contract/moderation/texts.ts';
import * as album from '@mala/contract/photos/album.ts';
import * as profiles from '@mala/contract/profiles/endpoints.ts';
import * as search from '@mala/contract/search.ts';
import * as shortlist from '@mala/contract/shortlist.ts';
import * as subscriptions from '@mala/contract/subscriptions.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
}

const modules: Record<string, unknown>[] = [
  account,
  language,
  auth,
  passwords,
  email,
  sessions,
  keeping,
  terms,
  budgets,
  communities,
  contacts,
  mail,
  content,
  marriages,
  moderation,
  horoscopeFiles,
  album,
  review,
  texts,
  profiles,
  profiles.readSection,
  profiles.saveSection,
  search,
  shortlist,
  subscriptions,
];
/** Every endpoint of the contract. */
export const ENDPOINTS: readonly Endpoint[] = modules
  .flatMap((one) => Object.values(one))
  .filter(isEndpoint);
