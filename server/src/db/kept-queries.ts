import { type CompiledQuery, type Expression, type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** Statements that each connection parses once, by their text. */
const names = new Map<string, string>();

/** The name under which a connection keeps a statement, if it does. */
export function keptName(text: unknown): string | undefined {
  return typeof text === 'string' ? names.get(text) : undefined;
}

/** What a value may be, by PostgreSQL's name of its type. */
interface ValueTypes {
  bigint: number;
  'bigint[]': readonly number[];
  text: string;
  'text[]': readonly string[];
  timestamptz: Date;
  'uuid[]': readonly string[];
}

type Types = readonly (keyof ValueTypes)[];
type Values<T extends Types> = { [Index in keyof T]: ValueTypes[T[Index]] };
type Places<T extends Types> = { [Index in keyof T]: Expression<ValueTypes[T[Index]]> };

/**
 * A value that is not seen when the query is planned. Where PostgreSQL sees one, it hopes for a better plan than the kept one and plans
 * anew at each call, which takes longer than the query itself.
 */
const unseen = (place: symbol, type: keyof ValueTypes) =>
  sql`(SELECT ${place}::${sql.raw(type)})::${sql.raw(type)}`;

/**
 * A query that nearly every call makes: built once, and parsed and planned once by each connection, which keeps it until it ends.
 * `types` are those of its values, which `build` may only pass on.
 */
export function keptQuery<const T extends Types, Row>(
  types: T,
  build: (db: Kysely<Database>, ...values: Places<T>) => CompiledQuery<Row>,
): (db: Kysely<Database>, ...values: Values<T>) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  const places = types.map((type) => Symbol(type));
  return async (db, ...values) => {
    if (!query) {
      const passed = types.map((type, index) => unseen(places[index] as symbol, type));
      query = build(db, ...(passed as unknown as Places<T>));
      // two that have the same text share its name
      if (!names.has(query.sql)) names.set(query.sql, `kept_${names.size}`);
    }
    const parameters = query.parameters.map((one) => {
      const place = places.indexOf(one as symbol);
      return place < 0 ? one : values[place];
    });
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
