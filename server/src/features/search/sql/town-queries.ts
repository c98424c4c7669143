import type { Filters } from '@mala/contract/search.ts';
import { type Kysely, sql } from 'kysely';
import { type Group, listedIn } from '../../../access/profiles.ts';
import type { Database } from '../../../db/schema/database.ts';
import { townCode } from '../towns.ts';

/** The city and state of a profile as one text, of which the town is looked up here. */
export const townKey = sql<string>`concat(profiles.city, E'\n', profiles.state)`;

export const cityOfKey = (key: string): string => key.slice(0, key.lastIndexOf('\n'));

export function codeOfTownKey(key: string): number {
  const city = cityOfKey(key);
  return townCode(city, key.slice(city.length + 1));
}

/** The codes of the keys of a group's profiles. */
export type Towns = ReadonlyMap<string, number>;

/** The towns of a group, if the filters or the order need them. */
export async function townsFor(
  db: Kysely<Database>,
  group: Group,
  { city, sort }: Filters,
): Promise<Towns> {
  if (!city?.length && sort?.[0] !== 'nearest') return new Map();
  const rows = await db
    .selectFrom('profiles')
    .where(listedIn(group))
    .distinct()
    .select(townKey.as('key'))
    .execute();
  return new Map(rows.map(({ key }) => [key, codeOfTownKey(key)]));
}
