import { setTimeout as delay } from 'node:timers/promises';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { KeptValues } from '@mala/contract/settings/values.ts';
import type { Context } from '../../context.ts';
import { firstValues } from './first-values.ts';
import type { Settings } from './kept-settings.ts';
import { readSaved, readVersion } from './queries.ts';

const PATIENCE_MS = 300;

interface Kept {
  version: string | null;
  values: KeptValues;
}

/**
 * Kept in this process; the version that is read with each call detects what another process has saved. Read once
 * before the first page: what the variables say may be long out of date.
 * @param patienceMs a page waits so long for the database
 */
export async function readSettings(
  { config, db }: Pick<Context, 'config' | 'db'>,
  patienceMs = PATIENCE_MS,
): Promise<Settings> {
  const kept = new Map<Domain, Kept>(
    DOMAINS.map((domain) => [domain, { version: null, values: firstValues(config, domain) }]),
  );

  async function read(domain: Domain): Promise<KeptValues> {
    const version = await readVersion(db, domain);
    const known = kept.get(domain);
    if (known?.version === version) return known.values;
    const { saved, version: found } = await readSaved(db, domain);
    const now = kept.get(domain);
    // read by another call meanwhile
    if (now?.version === found) return now.values;
    const values = { ...firstValues(config, domain), ...saved } as KeptValues;
    kept.set(domain, { version: found, values });
    return values;
  }

  await Promise.all(DOMAINS.map(read));
  const lastKnown = (domain: Domain) => kept.get(domain)?.values ?? firstValues(config, domain);

  return {
    read,
    async known(domain) {
      const patience = new AbortController();
      const waited = delay(patienceMs, null, { signal: patience.signal }).catch(() => null);
      const fresh = read(domain).catch(() => null);
      const values = await Promise.race([fresh, waited]);
      patience.abort();
      return values ?? lastKnown(domain);
    },
  };
}
