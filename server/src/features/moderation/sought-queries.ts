import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { partOf } from '../../db/query-parts.ts';

// Clauses for queries that name the tables `profiles` and `users`. Each finds ids by its index, and is not computed for
// every profile.

/** Whose telephone number this is, of ten digits, in any field: the account, every section and the texts that are held. */
export function hasNumber(number: string): Expression<SqlBool> {
  return sql<boolean>`profiles.user_id IN (
    SELECT sought.user_id FROM profiles AS sought
      WHERE profile_numbers(sought.basic, sought.personal, sought.work, sought.family, sought.horoscope) @> ARRAY[${number}]
    UNION ALL SELECT sought.id FROM users AS sought WHERE sought.mobile_no = ${number}
    UNION ALL SELECT sought.profile_id FROM held_texts AS sought WHERE phone_numbers(sought.text) @> ARRAY[${number}])`;
}

/** Who has these letters in the name; who has not saved the first step yet is known by the name of the signup. */
export function hasLetters(letters: string): Expression<SqlBool> {
  const part = partOf(letters);
  const domains = sql.join(DOMAINS.map((domain) => sql.lit(domain)));
  return sql<boolean>`profiles.user_id IN (
    SELECT sought.user_id FROM profiles AS sought WHERE sought.name ILIKE ${part} AND sought.domain IN (${domains})
    UNION ALL SELECT sought.user_id FROM profiles AS sought JOIN users AS known ON known.id = sought.user_id
      WHERE sought.name IS NULL AND known.user_name ILIKE ${part})`;
}

/** Whose name sounds like this, word for word: in the same script, or written in the other one. */
export function soundsAs(
  name: string,
  { otherScriptOnly }: { otherScriptOnly: boolean },
): Expression<SqlBool> {
  // what no name has is meant literally
  if (!/^[\p{L}\p{M}\p{N}\s.,'’()-]+$/u.test(name) || !/\p{L}/u.test(name))
    return sql<boolean>`false`;
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  // a Latin word sounds like Indian ones of the same consonants, and the reverse
  const keys = words.map(
    (word) => sql`(SELECT array_agg(translate(left(key, 1), 'li', 'il') || substr(key, 2))
      FROM unnest(name_sounds(${word})) AS key WHERE left(key, 1) <> ${otherScriptOnly ? '=' : ''})`,
  );
  const sounds = (column: string) =>
    sql.join(
      keys.map((key) => sql`name_sounds(${sql.ref(column)}) && ${key}`),
      sql` AND `,
    );
  return sql<boolean>`profiles.user_id IN (
    SELECT sought.user_id FROM profiles AS sought WHERE ${sounds('sought.name')}
    UNION ALL SELECT known.id FROM users AS known JOIN profiles AS sought ON sought.user_id = known.id
      WHERE sought.name IS NULL AND ${sounds('known.user_name')})`;
}

/** Whether somebody has these letters in the name. */
export function isAnybodys(letters: string): Expression<SqlBool> {
  const part = partOf(letters);
  return sql<boolean>`EXISTS (SELECT FROM profiles AS sought WHERE sought.name ILIKE ${part}
    UNION ALL SELECT FROM users AS known WHERE known.user_name ILIKE ${part})`;
}
