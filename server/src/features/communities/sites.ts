import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { KeptValues } from '@mala/contract/settings/values.ts';
import type { Context } from '../../context.ts';
import { type Asked, areDifferent, commonValues, presentSite, type Site } from './presenter.ts';

type All = Readonly<Record<Domain, KeptValues>>;

/** What pages say about a site; the same object while nothing changes. */
export type ReadSite = (asked: Omit<Asked, 'differ'>) => Promise<Site>;

/** Reads sites with the settings of now, or the last known ones while the database is away. */
export function createSites(ctx: Context): ReadSite {
  const written = new Map<string, { all: All; demo: Context['demo']; site: Site }>();

  return async (asked) => {
    const { host, domain, language } = asked;
    const found = await Promise.all(
      DOMAINS.map(async (one) => [one, await ctx.settings.known(one)] as const),
    );
    const all = Object.fromEntries(found) as All;
    const key = `${host} ${domain} ${language}`;
    const known = written.get(key);
    const isSame = DOMAINS.every((one) => known?.all[one] === all[one]);
    if (known && isSame && known.demo === ctx.demo) return known.site;
    const values = domain ? all[domain] : commonValues(all);
    const differ = host === null && areDifferent(all);
    const site = presentSite(ctx, values, { ...asked, differ });
    written.set(key, { all, demo: ctx.demo, site });
    return site;
  };
}
