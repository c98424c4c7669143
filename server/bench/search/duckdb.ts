import { DuckDBInstance } from '@duckdb/node-api';
import { COLUMNS, madeUpPerson, numbersFrom } from './made-up.ts';
import type { Rival } from './rival.ts';
import { askInSql } from './sql-questions.ts';

/** DuckDB in this process, in memory, with as many threads as there are processors. */
export async function startDuckDb(people: number, seed: number): Promise<Rival> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const columns = COLUMNS.map((name) => `${name} SMALLINT NOT NULL`).join(', ');
  await connection.run(`CREATE TABLE people (time INTEGER, ${columns})`);
  const random = numbersFrom(seed);
  const appender = await connection.createAppender('people');
  for (let time = 0; time < people; time++) {
    const person = madeUpPerson(random);
    appender.appendInteger(time);
    for (const name of COLUMNS) appender.appendSmallInt(person[name] ?? 0);
    appender.endRow();
  }
  appender.closeSync();
  const run = async (statement: string) => {
    const reader = await connection.runAndReadAll(statement);
    return reader.getRows() as number[][];
  };
  return {
    name: 'DuckDB',
    ask: (question) => askInSql(run, question),
    async stop() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
