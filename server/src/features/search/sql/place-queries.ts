import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { sql } from 'kysely';
import { kindOfStored, NO_KIND } from '../../match/index.ts';

/** The place of the moon that a profile states, as one text: PostgreSQL compares it, and its kind is looked up here. */
export const placeKey = sql<string>`concat_ws('/', coalesce(profiles.birth_star, ''), coalesce(profiles.raasi, ''), coalesce(profiles.padham, 0))`;

const PADHAMS = [null, 1, 2, 3, 4] as const;

/** Of each key with a place that is known, its kind (features/match/places.ts). */
function kindsIn(domain: Domain): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const { value: birth_star } of listOf(communities[domain], 'birth_star'))
    for (const { value: raasi } of listOf(communities[domain], 'raasi'))
      for (const padham of PADHAMS) {
        const kind = kindOfStored({ domain, horoscope: { birth_star, raasi, padham } });
        if (kind !== NO_KIND) kinds.set(`${birth_star}/${raasi}/${padham ?? 0}`, kind);
      }
  return kinds;
}

export const KINDS = Object.fromEntries(
  DOMAINS.map((domain) => [domain, kindsIn(domain)]),
) as Readonly<Record<Domain, ReadonlyMap<string, number>>>;

/** The kind of a key; NO_KIND for one whose place is not known. */
export const kindOfKey = (domain: Domain, key: string): number => KINDS[domain].get(key) ?? NO_KIND;
