import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { Config } from '../config.ts';

/** The community that a host name decides; null: it decides none. */
export function domainOfHost({ siteHosts }: Config, host: string): Domain | null {
  return siteHosts.get(host.toLowerCase()) ?? null;
}

/**
 * Where a community is at home: APP_URL where its host is one of its own, else the first of SITE_HOSTS that is,
 * else its name below APP_URL. Without a community: APP_URL. Never ends with a slash.
 */
export function siteAddress(config: Config, domain: Domain | null): string {
  const { appUrl, siteHosts } = config;
  if (!domain || domainOfHost(config, new URL(appUrl).hostname) === domain) return appUrl;
  const own = [...siteHosts].find(([, decided]) => decided === domain)?.[0];
  if (!own) return `${appUrl}/${domain}`;
  const url = new URL(appUrl);
  url.hostname = own;
  return url.origin;
}

/** Whether a community can be reached: not where the only host is another one's. */
export function hasHome(config: Config, domain: Domain): boolean {
  const decided = domainOfHost(config, new URL(siteAddress(config, domain)).hostname);
  return decided === null || decided === domain;
}

/** The community that a path without its first slash begins with. */
export function namedIn(path: string): Domain | undefined {
  return DOMAINS.find((domain) => path === domain || path.startsWith(`${domain}/`));
}

/**
 * Where a path that begins with a community leads on a host that decides one: to the same page without its name,
 * or to the other community's own home; null: it stays where it is.
 */
export function redirectOf(config: Config, host: string, path: string): string | null {
  const decided = domainOfHost(config, host);
  const named = namedIn(path);
  if (!decided || !named) return null;
  // slashes at its start would name another host
  const rest = `/${path.slice(named.length).replace(/^[/\\]+/, '')}`;
  if (named === decided) return rest;
  return hasHome(config, named) ? siteAddress(config, named) + rest : null;
}
