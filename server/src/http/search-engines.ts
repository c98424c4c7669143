import type { Config } from '../config.ts';
import { domainOfHost, siteAddress } from './site-addresses.ts';

/** Nothing behind the login, no call, no mailed link. */
const PRIVATE = [
  '/admin/',
  '/api/',
  '/files/',
  '/forbidden',
  '/logout',
  '/mail/',
  '/password/',
  '/profile/',
  '/register-upgrade',
  '/reset_password',
  '/sessions',
  '/subscription',
  '/upgrade',
  '/verify/',
];

/** The address of the host that was asked, as the site knows it; never what a request says alone. */
function ownAddress(config: Config, host: string): string {
  return siteAddress(config, domainOfHost(config, host));
}

/** robots.txt of a host. */
export function robotsOf(config: Config, host: string): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${ownAddress(config, host)}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Of the `listed` pages, by their canonical address, those that are at home on a host. */
export function sitemapOf(
  config: Config,
  host: string,
  listed: ReadonlyMap<string, string | null>,
): string {
  const { origin } = new URL(ownAddress(config, host));
  const urls = [...listed]
    .filter(([canonical]) => new URL(canonical).origin === origin)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([loc, changed]) =>
        `<url><loc>${loc}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
