import { FIELD_FILTERS, type FieldFilter } from '@mala/contract/field-filters.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import { type AliasedExpression, type Kysely, sql } from 'kysely';
import { shown } from '../../access/files.ts';
import { type Group, listedIn } from '../../access/profiles.ts';
import type { Database } from '../../db/schema/database.ts';
import { isDerivedColumn } from '../../db/schema/profiles.ts';
import { kindOfStored, type StoredPlace } from '../match/index.ts';
import { codeOf, heightCode } from './codes.ts';
import { activeCode, bornNumber } from './days.ts';
import type { Entry } from './entry.ts';
import { townCode } from './towns.ts';
import { wantedOf } from './wish-codes.ts';
import { midNumber, wordsOf } from './words.ts';

/** What a filter of a field looks at. */
export function filteredValue({ section, field }: FieldFilter) {
  return isDerivedColumn(field)
    ? sql<string | null>`${sql.ref(`profiles.${field}`)}`
    : sql<string | null>`${sql.ref(`profiles.${section}`)} ->> ${sql.lit(field)}`;
}

/** When a profile was approved, in microseconds since 1970. */
export const approvedMicros = sql<number>`(extract(epoch FROM profiles.approved_at) * 1000000)::bigint`;

/** Whether a profile has a photo that members see. */
export const withPhoto = sql<boolean>`(EXISTS (SELECT FROM photos
  WHERE photos.profile_id = profiles.user_id AND ${shown}))`;

const isFiltered = (name: string) => FIELD_FILTERS.some(({ field }) => field === name);
const FURTHER = [
  'date_of_birth',
  'birth_star',
  'padham',
  'raasi',
  'height',
  'mid',
  'state',
  'city',
  'position',
  'work_location',
  'education_desc',
] as const;

/** The day when the member was last here; null if that is not known. */
export const activeOn = sql<
  string | null
>`(SELECT active_on FROM visits WHERE visits.user_id = profiles.user_id)`;

type Value = string | number | null;

/**
 * What an entry is made of, without a parameter, so that a COPY can have it too. What has a column comes from the index
 * profiles_search alone; a filter whose field has none reads the section's document.
 */
export const ENTRY_COLUMNS: readonly AliasedExpression<Value, string>[] = [
  sql<string>`profiles.user_id`.as('user_id'),
  sql<number>`${approvedMicros}`.as('approved'),
  sql<number>`${withPhoto}::integer`.as('with_photo'),
  sql<string | null>`${activeOn}`.as('active_on'),
  sql<string | null>`profiles.preferences::text`.as('preferences'),
  ...FIELD_FILTERS.map((filter) => filteredValue(filter).as(filter.field)),
  ...FURTHER.filter((name) => !isFiltered(name)).map((name) =>
    sql<Value>`${sql.ref(`profiles.${name}`)}`.as(name),
  ),
];

/** A row of ENTRY_COLUMNS; numbers may be texts, as a COPY sends them. */
export type EntryRow = Readonly<Record<string, Value>>;

const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : null);

function storedPreferences(text: Value | undefined): Preferences | null {
  return typeof text === 'string' ? JSON.parse(text) : null;
}

/** The entry of a row that was read at a search version: the one place that says what a search knows of a profile. */
export function entryOf(row: EntryRow, { domain }: Pick<Group, 'domain'>, version: number): Entry {
  const { birth_star, padham, raasi } = row;
  const place = { birth_star, raasi, padham: Number(padham) || null } as StoredPlace;
  return {
    user_id: String(row.user_id),
    approved: Number(row.approved),
    born: bornNumber(textOf(row.date_of_birth)),
    codes: FIELD_FILTERS.map(({ field }, index) => codeOf(index, row[field])),
    kind: kindOfStored({ domain, horoscope: place }),
    height: heightCode(Number(row.height)),
    with_photo: Number(row.with_photo),
    city: townCode(textOf(row.city), textOf(row.state)),
    mid: midNumber(textOf(row.mid)),
    words: {
      card: wordsOf([row.city, row.position, row.work_location].map(textOf)),
      detail: wordsOf([textOf(row.education_desc)]),
    },
    wanted: wantedOf(storedPreferences(row.preferences)),
    active: activeCode(row.active_on === null ? null : String(row.active_on)),
    version,
  };
}

/** Everybody whom a search in the group can find, oldest approval first: one pass over the index. */
export function selectEntries(db: Kysely<Database>, group: Group) {
  return db
    .selectFrom('profiles')
    .where(listedIn(group))
    .orderBy('approved_at')
    .orderBy('user_id')
    .select(ENTRY_COLUMNS);
}
