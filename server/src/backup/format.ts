import * as z from 'zod';

// A backup is a text that psql can read as well, compressed with zstd and sealed (decision 045): the head, each table as
// COPY writes it, and the manifest.

/** The version of the format; this program reads this one only. */
export const FORMAT = 1;

export const HEAD = '-- mala backup ';
export const MANIFEST = '-- mala manifest ';

const rowSum = z.object({ rows: z.int().nonnegative(), sum: z.hex().length(64) });

/** What is needed before the tables. */
const head = z.object({
  format: z.literal(FORMAT),
  /** of the snapshot, ISO 8601 */
  taken_at: z.iso.datetime(),
  /** all that the tables have had, in order */
  migrations: z.array(z.string()).min(1),
  /** the version of pg-boss's tables */
  jobs: z.int(),
  /** the major version of PostgreSQL */
  postgres: z.int(),
});
export type Head = z.output<typeof head>;

/** A table and the columns that were copied, in the order of the text. */
const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type CopiedTable = z.output<typeof table>;

const storedFile = z.object({
  /** in the file store */
  key: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.hex().length(64),
  /** the name of the sealed object that holds it */
  object: z.string(),
});
export type BackedUpFile = z.output<typeof storedFile>;

/** The id of a deleted row. */
export const ERASURE = z.object({ table_name: z.string(), row_id: z.uuid() });
export type Erasure = z.output<typeof ERASURE>;

export const erasureKey = ({ table_name, row_id }: Erasure) => `${table_name} ${row_id}`;

const manifest = z.object({
  tables: z.array(z.object({ ...table.shape, ...rowSum.shape })),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.int(), called: z.boolean() }),
  ),
  files: z.array(storedFile),
  /** what was deleted while the files were read */
  erasures: z.array(ERASURE),
  /** the last row of the history of the office in the snapshot; none before migration 0028 */
  history: z.optional(z.nullable(z.object({ position: z.int(), hash: z.hex().length(64) }))),
  /** the secret that signs tokens and links */
  auth_secret: z.string(),
});
export type Manifest = z.output<typeof manifest>;

/** @throws with a line for people */
export function readHead(text: string): Head {
  const json = readJson(text, HEAD);
  const version = z.object({ format: z.int() }).safeParse(json).data?.format;
  if (version !== undefined && version > FORMAT)
    throw new Error('the backup is of a newer program: install that, and restore with it');
  return parse(head, json);
}

/** @throws with a line for people */
export const readManifest = (text: string): Manifest => parse(manifest, readJson(text, MANIFEST));

function readJson(line: string, start: string): unknown {
  if (!line.startsWith(start)) throw new Error(DAMAGED);
  try {
    return JSON.parse(line.slice(start.length));
  } catch {
    throw new Error(DAMAGED);
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(json);
  if (!success) throw new Error(DAMAGED);
  return data;
}

export const DAMAGED = 'the backup is damaged: take another one';
