import type { Config } from '../../config.ts';

/** What a passkey belongs to: a host name, and the only origin whose pages may use it. */
export interface RelyingParty {
  host: string;
  origin: string;
}

/**
 * The one of a call: the host that was asked, if it is one of the site's, otherwise that of APP_URL, which a proxy may hide.
 * Without https, while the site is tried out, any name counts: browsers take passkeys on `localhost` only.
 */
export function relyingParty({ appUrl, siteHosts }: Config, asked: string): RelyingParty {
  const url = new URL(appUrl);
  if (url.protocol === 'http:' || siteHosts.has(asked)) url.hostname = asked;
  return { host: url.hostname, origin: url.origin };
}
