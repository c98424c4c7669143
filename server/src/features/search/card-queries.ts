import { SECTION_FIELDS } from '@mala/contract/profiles/entity.ts';
import { type ProfileField, SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { firstPhoto, firstPhotoJson } from '../../access/files.ts';
import { visibleProfiles } from '../../access/profiles.ts';
import { keptQuery } from '../../db/kept-queries.ts';
import type { Database } from '../../db/schema/database.ts';
import { isDerivedColumn } from '../../db/schema/profiles.ts';

/**
 * The fields that cards show, each a column: an object for each section takes PostgreSQL some three times as long. With
 * the names of those that are not known.
 */
const CARD_COLUMNS = SECTIONS.flatMap((section) => {
  const all: readonly ProfileField[] = SECTION_FIELDS[section];
  const fields = all.filter(({ seen }) => seen === 'card');
  const unknown = fields.some(({ mayBeUnknown }) => mayBeUnknown) ? ['unknown'] : [];
  return [...fields.map(({ name }) => name), ...unknown].map((name) => ({
    section,
    name,
    column: `${section}.${name}` as const,
  }));
});

const SHOWN_ON_CARDS = CARD_COLUMNS.map(({ section, name, column }) =>
  (isDerivedColumn(name)
    ? sql<unknown>`${sql.ref(`profiles.${name}`)}`
    : sql<unknown>`${sql.ref(`profiles.${section}`)} -> ${sql.lit(name)}`
  ).as(column),
);

function storedSections(row: Readonly<Record<string, unknown>>) {
  type Stored = Record<Section, Record<string, unknown>>;
  const stored = Object.fromEntries(SECTIONS.map((section) => [section, {}])) as Stored;
  for (const { section, name, column } of CARD_COLUMNS) stored[section][name] = row[column];
  return stored;
}

const selectCards = (db: Kysely<Database>, which: Expression<SqlBool>) =>
  visibleProfiles(db)
    .leftJoinLateral(firstPhoto, (join) => join.onTrue())
    .where(which)
    .select(['user_id', 'domain', 'mid', 'date_of_birth', ...SHOWN_ON_CARDS, firstPhotoJson])
    // how well they fit who sees them
    .select([
      'preferences',
      'community',
      'state',
      'profiles.height',
      'education',
      'profession',
      'birth_star',
    ]);

const readCards = keptQuery(['uuid[]'], (db, profileIds) =>
  selectCards(db, sql<SqlBool>`user_id = ANY (${profileIds})`).compile(),
);

/** As `readCards` and `cardJson` give it. */
export type StoredCard = Awaited<ReturnType<typeof readCards>>[number];

/** The card of a profile as a column of another query: a `StoredCard`; null if no search finds it. */
export const cardJson = (db: Kysely<Database>, profileId: Expression<string>) =>
  sql<StoredCard | null>`(SELECT row_to_json(card) FROM (${selectCards(
    db,
    sql<SqlBool>`profiles.user_id = ${profileId}`,
  )}) AS card)`;

export function cardRowOf(row: StoredCard) {
  return {
    user_id: row.user_id,
    domain: row.domain,
    mid: row.mid,
    date_of_birth: row.date_of_birth,
    photo: row.photo,
    preferences: row.preferences,
    is: {
      domain: row.domain,
      basic: { date_of_birth: row.date_of_birth, community: row.community, state: row.state },
      personal: { height: row.height },
      work: { education: row.education, profession: row.profession },
      horoscope: { birth_star: row.birth_star },
    },
    ...storedSections(row),
  };
}

/** What a card is made of. */
export type CardRow = ReturnType<typeof cardRowOf>;

/** The cards of approved profiles with their first photo, in no order; contact data is not even read. */
export async function findCards(
  db: Kysely<Database>,
  profileIds: readonly string[],
): Promise<CardRow[]> {
  return (await readCards(db, profileIds)).map(cardRowOf);
}
