import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { paths } from './app/paths.ts';

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
