import { answerLooking } from '@mala/contract/still-looking.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveLastVisit } from '../../../test/factories/visits.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import { usePushSite } from '../../../test/push-site.ts';
import { daysFrom, nightOf } from '../../../test/quiet.ts';

const { app, device, work } = usePushSite();

const START = new Date('2027-03-01T10:00:00+05:30');

/** Every table of ours and of the queue, as whoever can read the database has it. */
async function allStored(): Promise<string> {
  const { db } = app().ctx;
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(one::text, ' ') as text from ${sql.raw(name)} one`.execute(db);
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join(' ');
}

it('a notification leads to the answer by one tap, and nobody finds its secret in the database', async () => {
  app().setNow(START);
  const bride = await makeSomebody(app().ctx, { approved_at: START, confirmed: false });
  const phone = await device(bride, 'ta');
  await giveLastVisit(app().ctx, bride, START);
  for (const [days, tag] of [
    [60, 'still-looking'],
    [90, 'quiet'],
  ] as const) {
    await nightOf(app(), daysFrom(START, days));
    expect(await work()).toEqual(['done']);
    const told = phone.got().at(-1);
    expect(told).toMatchObject({ tag, path: expect.stringMatching(/^\/ta\/mail\/looking\//) });
    const secret = told.path.split('/').at(-1);
    expect(secret).toHaveLength(43);
    expect((await allStored()).includes(secret)).toBe(false);
  }
  const [user_id, asking_id, secret] = phone.got().at(-1).path.split('/').slice(-3);
  const body = { user_id, asking_id, secret, answer: 'looking' } as const;
  expect((await app().call(answerLooking, { body })).body).toEqual({ outcome: 'shown' });
});

it('a notification that was stored under the former name of its kind is shown like the others', async () => {
  app().setNow(START);
  const bride = await makeSomebody(app().ctx, { approved_at: START, confirmed: false });
  const phone = await device(bride, 'en');
  await giveLastVisit(app().ctx, bride, START);
  await nightOf(app(), daysFrom(START, 60));
  expect(await work()).toEqual(['done']);
  await nightOf(app(), daysFrom(START, 90));
  const { numUpdatedRows } = await app()
    .ctx.db.updateTable('push_messages')
    .set({ kind: 'resting' })
    .where('user_id', '=', bride.user_id)
    .where('kind', '=', 'quiet')
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  expect(await work()).toEqual(['done']);
  expect(phone.got().at(-1)).toMatchObject({
    tag: 'quiet',
    body: expect.stringContaining('not shown at present'),
  });
});
