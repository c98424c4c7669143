import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { type Language, languagePrefix } from '@mala/contract/communities/languages.ts';
import type { Config } from '../config.ts';

/** The community of a host name (SITE_HOSTS), or null. */
export function domainOfHost({ siteHosts }: Config, host: string): Domain | null {
  return siteHosts.get(host.toLowerCase()) ?? null;
}

/** The origin of a community's own host: APP_URL if it is, else its first host in SITE_HOSTS, else null. */
function ownOrigin(config: Config, domain: Domain): string | null {
  const { appUrl, siteHosts } = config;
  if (domainOfHost(config, new URL(appUrl).hostname) === domain) return appUrl;
  const own = [...siteHosts].find(([, decided]) => decided === domain)?.[0];
  if (!own) return null;
  const url = new URL(appUrl);
  url.hostname = own;
  return url.origin;
}

/**
 * The address of a community: its own origin, or its name below APP_URL. Without a community: APP_URL. No final slash.
 */
export function siteAddress(config: Config, domain: Domain | null): string {
  if (!domain) return config.appUrl;
  return ownOrigin(config, domain) ?? `${config.appUrl}/${domain}`;
}

/** Where members of a community are signed in, whose pages do not name it: its own origin, or APP_URL. No final slash. */
export function memberAddress(config: Config, domain: Domain): string {
  return ownOrigin(config, domain) ?? config.appUrl;
}

/** Whether a community is reachable: not if the only host belongs to the other. */
export function hasHome(config: Config, domain: Domain): boolean {
  const decided = domainOfHost(config, new URL(siteAddress(config, domain)).hostname);
  return decided === null || decided === domain;
}

/** The community that a path without a leading slash begins with. */
export function namedIn(path: string): Domain | undefined {
  return DOMAINS.find((domain) => path === domain || path.startsWith(`${domain}/`));
}

/** A decoded path, as an address on the same host. */
export function encodePath(path: string): string {
  // leading slashes would name another host, also behind a tab, which browsers skip
  const parts = path.replace(/^[/\\]+/, '').split('/');
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * Where a decoded path that begins with a community redirects on a community's host: to the page without that name,
 * or to the other community's own address; null: nowhere.
 */
export function redirectOf(config: Config, host: string, path: string): string | null {
  const decided = domainOfHost(config, host);
  const named = namedIn(path);
  if (!decided || !named) return null;
  const rest = encodePath(path.slice(named.length));
  if (named === decided) return rest;
  return hasHome(config, named) ? siteAddress(config, named) + rest : null;
}

/** An address of the site (a path, or an origin with a path) in a language. */
export function addressIn(language: Language, address: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(.*)$/s.exec(address) ?? [];
  const prefix = languagePrefix(language);
  return origin + prefix + (prefix && path === '/' ? '' : path);
}
