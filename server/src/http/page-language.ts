import type { Domain } from '@mala/contract/communities/domain.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { cookieOf } from './cookies.ts';
import { addressIn, encodePath, namedIn } from './site-addresses.ts';

/** The language that a path without a leading slash begins with, and the path below it. */
export function splitLanguage(path: string): { language: Language | null; rest: string } {
  const [first = '', ...others] = path.split('/');
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) return { language: null, rest: path };
  return { language: first, rest: others.join('/') };
}

/** No browser names so many languages, and thousands of them would keep the server busy for a tenth of a second. */
const MOST_CHARACTERS = 1000;

/**
 * The language that a visitor prefers of those offered: chosen on this device (cookie `language`), else the browser's,
 * else English.
 */
function preferredOf(request: FastifyRequest, offered: readonly Language[]): Language {
  const chosen = offered.find((language) => language === cookieOf(request, 'language'));
  if (chosen) return chosen;
  const accepted = request.headers['accept-language'] ?? '';
  if (accepted.length > MOST_CHARACTERS) return DEFAULT_LANGUAGE;
  const [first] = new Negotiator(request).languages([...offered]);
  return offered.find((language) => language === first) ?? DEFAULT_LANGUAGE;
}

/**
 * Where the page at a decoded path without a leading slash is for this visitor, if not there: in the preferred language
 * if the path names none, without a language that the site does not offer, and with one slash behind the language: without
 * it, two would name another host in the links that pages make of their own path.
 */
export function languageRedirect(
  request: FastifyRequest,
  path: string,
  domain: Domain | null,
): string | null {
  const { language, rest } = splitLanguage(path);
  const offered = languagesOf(domain ?? namedIn(rest) ?? null);
  const given = language && offered.includes(language) ? language : DEFAULT_LANGUAGE;
  const wanted = language ? given : preferredOf(request, offered);
  const isThere = wanted === (language ?? DEFAULT_LANGUAGE) && !hasFurtherSlash({ language, rest });
  return isThere ? null : addressIn(wanted, encodePath(rest));
}

/** Whether a second slash, or what browsers take for one, follows the language of a path. */
export function hasFurtherSlash({ language, rest }: ReturnType<typeof splitLanguage>): boolean {
  return language !== null && /^[/\\]/.test(rest);
}
