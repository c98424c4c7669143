import { once } from 'node:events';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { startDatabase } from '../database.ts';
import { COLUMNS, madeUpPerson, numbersFrom } from './made-up.ts';
import type { Rival, StartRival } from './rival.ts';
import { askInSql } from './sql-questions.ts';

const CHUNK = 10_000;

/** What can be made for filters that are combined in any way: the statements of each. */
const INDEXES = {
  'an index a column': COLUMNS.map((name) => `CREATE INDEX ON people (${name})`),
  'one index of all': [`CREATE INDEX ON people (time DESC) INCLUDE (${COLUMNS.join()})`],
  'GIN of all': [
    'CREATE EXTENSION btree_gin',
    `CREATE INDEX ON people USING gin (${COLUMNS.join()}) WITH (fastupdate = off)`,
  ],
} as const;

/** PostgreSQL with these indexes. */
export const postgresWith =
  (indexes: keyof typeof INDEXES): StartRival =>
  (people, seed) =>
    startPostgres(people, seed, indexes);

async function startPostgres(
  people: number,
  seed: number,
  indexes: keyof typeof INDEXES,
): Promise<Rival> {
  const postgres = await startDatabase();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const columns = COLUMNS.map((name) => `${name} smallint NOT NULL`).join(', ');
  await client.query(`CREATE TABLE people (time integer PRIMARY KEY, ${columns})`);
  const random = numbersFrom(seed);
  const stream = client.query(copyFrom(`COPY people (time, ${COLUMNS.join()}) FROM STDIN`));
  for (let time = 0; time < people; time += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, people - time) }, (_, index) => {
      const person = madeUpPerson(random);
      return [time + index, ...COLUMNS.map((name) => person[name])].join('\t');
    });
    if (!stream.write(`${rows.join('\n')}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  for (const statement of INDEXES[indexes]) await client.query(statement);
  await client.query('VACUUM ANALYZE people');
  const run = async (text: string) => {
    const { rows } = await client.query<number[]>({ text, rowMode: 'array' });
    return rows;
  };
  return {
    name: `PostgreSQL, ${indexes}`,
    ask: (question) => askInSql(run, question),
    async stop() {
      await client.end();
      await postgres.stop();
    },
  };
}
