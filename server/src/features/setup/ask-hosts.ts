import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { readSite } from '@mala/contract/communities/endpoints.ts';
import type { SetupNote } from '@mala/contract/setup.ts';
import type { Config } from '../../config.ts';
import { domainOfHost, siteAddress } from '../../http/site-addresses.ts';

/** The community that a site says its host name stands for, or what else it answers; undefined if nobody answers so. */
export type Ask = (origin: string) => Promise<Domain | null | undefined>;

const TIMEOUT_MS = 3000;

/** Asks an address of the settings as a browser would. */
export const askSite: Ask = async (origin) => {
  try {
    const response = await fetch(`${origin}${readSite.path}`, {
      headers: { 'user-agent': 'Mala' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = readSite.reply.safeParse(await response.json());
    return data?.domain;
  } catch {
    return undefined;
  }
};

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

interface Hosts {
  note: SetupNote | null;
  detail: string | null;
}

/**
 * Whether the site is reached by the addresses of its settings: each community by a host name of its own, or by one for all if
 * that was decided.
 */
export async function checkHosts(config: Config, isOne: boolean, ask: Ask): Promise<Hosts> {
  const { appUrl, siteHosts } = config;
  if (LOCAL.test(new URL(appUrl).hostname)) return { note: 'local', detail: appUrl };
  const named = new Set(siteHosts.values());
  if (!isOne && !DOMAINS.every((domain) => named.has(domain)))
    return { note: 'undecided', detail: null };
  const origins = new Set(
    [appUrl, ...DOMAINS.map((domain) => siteAddress(config, domain))].map(
      (address) => new URL(address).origin,
    ),
  );
  const answers = await Promise.all(
    [...origins].map(async (origin) => ({ origin, domain: await ask(origin) })),
  );
  const wrong = answers.find(
    ({ origin, domain }) => domain !== domainOfHost(config, new URL(origin).hostname),
  );
  return wrong ? { note: 'unreachable', detail: wrong.origin } : { note: null, detail: null };
}
