import { LANGUAGES } from '@mala/contract/communities/languages.ts';
import type { Config } from '../config.ts';
import type { ListedPage } from './public-pages.ts';
import { addressIn, domainOfHost, siteAddress } from './site-addresses.ts';

/** Pages behind the login, API calls and mailed links. */
const PRIVATE = [
  '/admin/',
  '/api/',
  '/contact/',
  '/files/',
  '/forbidden',
  '/logout',
  '/mail/',
  '/password/',
  '/payments',
  '/profile/',
  '/receipt/',
  '/register-upgrade',
  '/help',
  '/reset_password',
  '/second-step',
  '/sessions',
  '/subscription',
  '/upgrade',
  '/verify/',
];

/** The configured address of a requested host; the request's own value is never echoed. */
function ownAddress(config: Config, host: string): string {
  return siteAddress(config, domainOfHost(config, host));
}

/** robots.txt of a host. */
export function robotsOf(config: Config, host: string): string {
  return [
    'User-agent: *',
    ...LANGUAGES.flatMap((language) =>
      PRIVATE.map((path) => `Disallow: ${addressIn(language, path)}`),
    ),
    '',
    `Sitemap: ${ownAddress(config, host)}/sitemap.xml`,
    '',
  ].join('\n');
}

/** A page with its translations, itself included, as search engines want them. */
function entryOf({ address, changed, translations }: ListedPage): string {
  const links = Object.entries(translations).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<url><loc>${address}</loc>${lastmod}${links.join('')}</url>`;
}

/** sitemap.xml: the `listed` pages whose canonical address is on this host. */
export function sitemapOf(config: Config, host: string, listed: readonly ListedPage[]): string {
  const { origin } = new URL(ownAddress(config, host));
  const entries = listed
    .filter(({ address }) => new URL(address).origin === origin)
    .sort((one, other) => (one.address < other.address ? -1 : 1))
    .map(entryOf);
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`;
}
