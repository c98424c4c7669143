import type { Filters } from '@mala/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import { keywordOf, SEPARATORS, type Sought, UNSEEN } from '../words.ts';
import type { SqlCondition } from './sql-condition.ts';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BLANKS = ' '.repeat(SEPARATORS.length);

/** A text with a blank around each of its words; a dot is left out, and then stands between words as well. */
function spaced(text: RawBuilder<unknown>): RawBuilder<string> {
  const from = `${UPPER}${SEPARATORS}`;
  const to = `${UPPER.toLowerCase()}${BLANKS}`;
  const clean = sql`normalize(${text}, NFC)`;
  return sql`concat(' ', translate(${clean}, ${`${from}.${UNSEEN}`}, ${`${to}`}), ' ',
    translate(${clean}, ${`${from}.${UNSEEN}`}, ${`${to} `}), ' ')`;
}

const CARD = sql`concat_ws(' ', profiles.city, profiles.position, profiles.work_location)`;
const DETAIL = sql`coalesce(profiles.education_desc, '')`;

const among = (column: string, values: readonly string[]) =>
  sql`coalesce(${sql.ref(`profiles.${column}`)} = ANY(${[...values]}::text[]), false)`;

function fits({ word, begins, names, professions, educations }: Sought, text: RawBuilder<string>) {
  const patterns = [`% ${word}${begins ? '' : ' '}%`, ...names.map((name) => `% ${name} %`)];
  return sql`(${text} LIKE ANY(${patterns}::text[]) OR ${among('profession', professions)}
    OR ${among('education', educations)})`;
}

/** The keyword of conditions.ts in SQL. */
export function keywordConditions({ keyword }: Filters, details: boolean): SqlCondition[] {
  if (!keyword?.length) return [];
  const { words, mids } = keywordOf(keyword.join(' '));
  const text = spaced(details ? sql`concat_ws(' ', ${CARD}, ${DETAIL})` : CARD);
  const every =
    words.length > 0
      ? sql`(${sql.join(
          words.map((sought) => fits(sought, text)),
          sql` AND `,
        )})`
      : sql`false`;
  return [{ field: 'keyword', fits: sql<boolean>`(${every} OR ${among('mid', mids)})` }];
}
