import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { paths } from '../paths.ts';

const PAGES = [
  paths.home,
  paths.login,
  paths.signup(),
  paths.resetPassword,
  paths.terms,
  paths.privacy,
  paths.offline,
];

/** The public pages: once without a community, and once for each community. */
export const PUBLIC_ADDRESSES: readonly string[] = [
  ...PAGES,
  ...DOMAINS.flatMap((domain) => PAGES.map((path) => `${paths.site(domain)}${path}`)),
  ...DOMAINS.map((domain) => paths.signup(domain)),
].map((path) => path.replace(/(?<=.)\/$/, ''));

/** Which public page a URL is; its part `start` may name a community. */
export function pageOf(pathname: string, start: string | undefined): string {
  const path = start ? pathname.replace(`/${start}`, '') : pathname;
  return path.replace(/^\/signup\/.*/, '/signup').replace(/(?<=.)\/$/, '') || '/';
}

/** YYYY-MM-DD, if the page states when it was changed. */
export function changedOn(path: string): string | null {
  return path === paths.terms || path === paths.privacy ? TERMS_VERSION : null;
}
