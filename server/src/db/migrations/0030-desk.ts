// Why: the office sees what waits and since when, finds people by a number in any field and by the sound of a name in both
// scripts (decision 069).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await waitingSince(db);
  await numbers(db);
  await sounds(db);
}

async function waitingSince(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE profiles ADD COLUMN waiting_since timestamptz;
    -- the last save is the nearest to what was not kept
    UPDATE profiles SET waiting_since = updated_at WHERE complete AND status IN (0, 10);

    -- before the row is stored "complete" is not known yet
    CREATE FUNCTION note_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.status IN (0, 10) AND NEW.photos_done
         AND num_nulls(NEW.basic, NEW.personal, NEW.work, NEW.family, NEW.horoscope) = 0 THEN
        NEW.waiting_since := coalesce(NEW.waiting_since, now());
      ELSE
        NEW.waiting_since := NULL;
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER note_waiting BEFORE INSERT OR UPDATE ON profiles
      FOR EACH ROW EXECUTE FUNCTION note_waiting();

    CREATE INDEX profiles_waiting ON profiles (domain, waiting_since) WHERE waiting_since IS NOT NULL;
    CREATE INDEX photos_waiting_profiles ON photos (profile_id, created_at)
      WHERE state = 'waiting' AND removed_at IS NULL;
  `.execute(db);
}

/** Every number of ten digits or more in any section, as its last ten digits and as its first ten without 0 or 91. */
async function numbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION phone_numbers(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN ARRAY(
        SELECT DISTINCT unnest(ARRAY[right(run.digits, 10),
            left(regexp_replace(run.digits, '^(0*91|0+)(?=\\d{10})', ''), 10)])
          FROM (SELECT regexp_replace(found[1], '\\D', '', 'g') AS digits
                  FROM regexp_matches(
                    translate($1, '०१२३४५६७८९௦௧௨௩௪௫௬௭௮௯０１２３４５６７８９', '012345678901234567890123456789'),
                    '[0-9][0-9().\\s-]{8,}[0-9]', 'g') AS found) AS run
         WHERE length(run.digits) >= 10);
    CREATE FUNCTION profile_numbers(jsonb, jsonb, jsonb, jsonb, jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN phone_numbers(coalesce($1::text, '') || ' ' || coalesce($2::text, '') || ' ' || coalesce($3::text, '') || ' '
        || coalesce($4::text, '') || ' ' || coalesce($5::text, ''));
    CREATE INDEX profiles_numbers ON profiles
      USING gin (profile_numbers(basic, personal, work, family, horoscope));
  `.execute(db);
}

/**
 * One step of a rewriting. PostgreSQL keeps 32 compiled regular expressions: were each step one, every name would compile
 * them all anew, 0.8 ms a word.
 */
type Rule = readonly ['replace' | 'translate' | 'regexp', from: string, to: string];

/** Spellings of one sound among the words of one script, as in contract/src/find-names.ts. */
const ALIKE: readonly Rule[] = [
  ['replace', 'zh', 'l'],
  ['replace', 'ph', 'f'],
  ['regexp', '([bcdgjkpst])h', '\\1'],
  ['regexp', 'ai|ei|ee|ie|ea|[ae]?y(?![aeiou])', 'i'],
  ['regexp', 'oo|ou|au', 'u'],
  ['translate', 'wcqzணநளழறणळशषீூीू', 'vkksனனலலரनलससிுिु'],
  ['regexp', '(.)\\1+', '\\1'],
];

/**
 * The consonants of a word of any script, in classes that no script tells apart: Tamil has one letter for k and g, writes
 * h as k or not at all, and no script has the vowels of Latin spellings. Of vowels only one at the beginning counts.
 */
const CONSONANTS: readonly Rule[] = [
  ['regexp', 'ட்ச|க்ஷ|क्ष|ksh|x|[td]ch', 'ks'],
  ['replace', 'ற்ற', 'tr'],
  ['regexp', 'ज्ञ|dny|gny|jn', 'tn'],
  ['regexp', '^gn', 'n'],
  ['regexp', '்ஹ|्ह|h$', ''],
  ['replace', 'zh', 'l'],
  ['replace', 'ch', 's'],
  ['regexp', '([b-df-gj-np-tv-z])h', '\\1'],
  ['translate', 'கஹकखगघहcqgh', 'kkkkkkkkkkk'],
  ['translate', 'சஜஷஸஶचछजझशषसjz', 'ssssssssssssss'],
  ['translate', 'டதटठडढतथदधd', 'ttttttttttt'],
  ['translate', 'பஃपफबभbf', 'pppppppp'],
  ['translate', 'ஙஞணநனङञणनंமम', 'nnnnnnnnnnmm'],
  ['translate', 'லளழलळரறरவवw', 'lllllrrrvvv'],
  ['regexp', '^[aeiouyயयஅ-ஔअ-औ]', 'A'],
  ['regexp', '[^Aklmnprstv0-9]', ''],
  ['replace', 'mp', 'np'],
  ['regexp', '(.)\\1+', '\\1'],
];

/** A function that makes one text of another by rules, one after the other. */
async function createRules(
  db: Kysely<unknown>,
  name: string,
  rules: readonly Rule[],
): Promise<void> {
  const rewritten = rules.reduce((text, [how, from, to]) => {
    const step = sql`${text}, ${sql.lit(from)}, ${sql.lit(to)}`;
    if (how === 'replace') return sql`replace(${step})`;
    return how === 'translate' ? sql`translate(${step})` : sql`regexp_replace(${step}, 'g')`;
  }, sql`$1`);
  await sql`CREATE FUNCTION ${sql.id(name)}(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN ${rewritten}`.execute(db);
}

/** For each word of a name: `=` and its sound in its own script, and `l` (Latin) or `i` (Indian) and its consonants. */
async function sounds(db: Kysely<unknown>): Promise<void> {
  await createRules(db, 'word_sound', ALIKE);
  await createRules(db, 'word_consonants', CONSONANTS);
  await sql`
    CREATE FUNCTION name_sounds(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN ARRAY(
        SELECT DISTINCT unnest(ARRAY[
            '=' || word_sound(word),
            CASE WHEN word ~ '[a-z]' THEN 'l' ELSE 'i' END || nullif(word_consonants(word), '')])
          FROM regexp_split_to_table(
            lower(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036F़]', '', 'g')),
            '[\\s.,;:()/&_''’"-]+') AS word
         WHERE word <> '');
    CREATE INDEX profiles_names ON profiles (name, domain, user_id);
    CREATE INDEX profiles_sounds ON profiles USING gin (name_sounds(name));
    CREATE INDEX users_sounds ON users USING gin (name_sounds(user_name));
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX users_sounds, profiles_sounds, profiles_names, profiles_numbers, photos_waiting_profiles, profiles_waiting;
    DROP FUNCTION name_sounds(text), word_consonants(text), word_sound(text);
    DROP FUNCTION profile_numbers(jsonb, jsonb, jsonb, jsonb, jsonb), phone_numbers(text);
    DROP TRIGGER note_waiting ON profiles;
    DROP FUNCTION note_waiting();
    ALTER TABLE profiles DROP COLUMN waiting_since;
  `.execute(db);
}
