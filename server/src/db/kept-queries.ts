import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema/database.ts';

/** Statements that each connection parses once, by their text. */
const names = new Map<string, string>();

/** The name under which a connection keeps a statement, if it does. */
export function keptName(text: unknown): string | undefined {
  return typeof text === 'string' ? names.get(text) : undefined;
}

/**
 * A query that nearly every call makes: built once, and parsed and planned once by each connection, which keeps it until it ends.
 * `build` may only pass its values on as parameters.
 */
export function keptQuery<Values extends readonly unknown[], Row>(
  build: (db: Kysely<Database>, ...values: Values) => CompiledQuery<Row>,
): (db: Kysely<Database>, ...values: Values) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  const places: symbol[] = [];
  return async (db, ...values) => {
    if (!query) {
      places.push(...values.map(() => Symbol('a value of each call')));
      query = build(db, ...(places as unknown[] as unknown as Values));
      names.set(query.sql, `kept_${names.size}`);
    }
    const parameters = query.parameters.map((one) => {
      const place = places.indexOf(one as symbol);
      return place < 0 ? one : values[place];
    });
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
