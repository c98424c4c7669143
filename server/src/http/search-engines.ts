import type { Config } from '../config.ts';
import { domainOfHost, siteAddress } from './site-addresses.ts';

/** Pages behind the login, API calls and mailed links. */
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

/** The configured address of a requested host; the request's own value is never echoed. */
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

/** sitemap.xml: the `listed` pages whose canonical address is on this host. */
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
