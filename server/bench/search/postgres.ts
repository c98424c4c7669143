import { once } from 'node:events';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Condition, Question } from '../../src/search-engine/question.ts';
import { startDatabase } from '../database.ts';
import { COLUMNS, madeUpPerson, numbersFrom } from './made-up.ts';

/** The same people in a table with an index for each column. */
export interface Table {
  /** the count, the times of the page's people, and the counts of the facets */
  ask(
    question: Question,
  ): Promise<{ count: number; page: number[]; facets: Map<string, number[]> }>;
  stop(): Promise<void>;
}

const CHUNK = 10_000;

/** A made-up site's people, whose times are 0, 1, 2 and so on. */
export async function fillTable(people: number, seed: number): Promise<Table> {
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
  for (const name of COLUMNS) await client.query(`CREATE INDEX ON people (${name})`);
  await client.query('VACUUM ANALYZE people');
  return {
    ask: (question) => ask(client, question),
    async stop() {
      await client.end();
      await postgres.stop();
    },
  };
}

function clause(condition: Condition): string {
  if ('rows' in condition) throw new RangeError('no rows in the table');
  if ('any' in condition) return `${condition.field} IN (${condition.any.join()})`;
  return `${condition.field} BETWEEN ${condition.from} AND ${condition.to}`;
}

const where = (conditions: readonly Condition[]) =>
  ['true', ...conditions.map((condition) => clause(condition))].join(' AND ');

async function ask(client: Client, { conditions, facets, skip, take }: Question) {
  const all = where(conditions);
  const counted = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM people WHERE ${all}`,
  );
  const page = await client.query<{ time: number }>(
    `SELECT time FROM people WHERE ${all} ORDER BY time DESC OFFSET ${skip} LIMIT ${take}`,
  );
  const counts = new Map<string, number[]>();
  for (const field of facets) {
    const others = where(conditions.filter((one) => one.field !== field));
    const { rows } = await client.query<{ value: number; count: number }>(
      `SELECT ${field} AS value, count(*)::integer AS count FROM people WHERE ${others} GROUP BY 1`,
    );
    const list: number[] = [];
    for (const { value, count } of rows) list[value] = count;
    counts.set(field, list);
  }
  return {
    count: counted.rows[0]?.count ?? 0,
    page: page.rows.map(({ time }) => time),
    facets: counts,
  };
}
