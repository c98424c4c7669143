import type { Domain } from '@mala/contract/communities/domain.ts';
import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import { NO_KIND } from '../../match/index.ts';
import { codeOf, codesOf, HEIGHT_CODES, heightCode } from '../codes.ts';
import { ACTIVE_CODES, activeCode, BORN_CODES, bornCode, bornNumber } from '../days.ts';
import { activeOn, filteredValue, withPhoto } from '../entry-queries.ts';
import { TOWN_CODES } from '../other-towns.ts';
import { kindOfKey, placeKey } from './place-queries.ts';
import { codeOfTownKey, townKey } from './town-queries.ts';

/** A field whose values are counted in SQL. */
export interface SqlFacet {
  /** as the engine calls it */
  field: string;
  value: RawBuilder<unknown>;
  /** how many values it has */
  size: number;
  /** the number of a value, as the engine has it (profile-index.ts) */
  codeOf(value: string | null, domain: Domain): number;
}

export const SQL_FACETS: readonly SqlFacet[] = [
  ...FIELD_FILTERS.map(
    (filter, index): SqlFacet => ({
      field: filter.name,
      value: filteredValue(filter),
      size: codesOf(index) + 1,
      codeOf: (value) => codeOf(index, value),
    }),
  ),
  {
    field: 'born',
    value: sql`profiles.date_of_birth`,
    size: BORN_CODES,
    codeOf: (day) => bornCode(bornNumber(day)),
  },
  {
    field: 'height',
    value: sql`profiles.height`,
    size: HEIGHT_CODES,
    codeOf: (cm) => heightCode(Number(cm)),
  },
  {
    field: 'with_photo',
    value: withPhoto,
    size: 2,
    codeOf: (value) => (value === 'true' ? 1 : 0),
  },
  {
    field: 'city',
    value: townKey,
    size: TOWN_CODES,
    codeOf: (key) => codeOfTownKey(key ?? ''),
  },
  {
    field: 'active',
    value: activeOn,
    size: ACTIVE_CODES,
    codeOf: activeCode,
  },
  {
    field: 'kind',
    value: placeKey,
    size: NO_KIND + 1,
    codeOf: (key, domain) => kindOfKey(domain, key ?? ''),
  },
];
