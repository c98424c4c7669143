import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { keptQuery } from './kept-queries.ts';

const app = useTestApp();

const saying = (name: string) =>
  keptQuery(['text'], (db, value) =>
    sql<Record<string, string>>`SELECT ${value} AS ${sql.ref(name)}`.compile(db),
  );

it('each text is kept under a name of its own, also one that two queries have', async () => {
  for (const name of ['one', 'one', 'two', 'three'])
    expect(await saying(name)(app().ctx.db, 'it')).toEqual([{ [name]: 'it' }]);
});
