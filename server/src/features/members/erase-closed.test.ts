import { CLOSED_DAYS, WARNED_DAYS } from '@mala/contract/members/absences.ts';
import { readErasure } from '@mala/contract/members/erasure.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { givePayment } from '../../../test/factories/payments.ts';
import { giveRole, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { makeSomebody } from '../../../test/faults/people.ts';
import { historyOf } from '../../../test/history.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warnClosed } from '../absences/index.ts';
import { eraseClosed } from './erase-closed.ts';

const app = useTestApp();
const DAY = 86_400_000;

const ago = (days: number) => new Date(Date.now() - days * DAY);
/** Does what is due so many days from now. */
const inDays = (days: number) => ({ ...app().ctx, now: () => new Date(Date.now() + days * DAY) });
const isThere = async ({ user_id }: Person) =>
  (await app().ctx.db.selectFrom('users').where('id', '=', user_id).select('id').execute()).length;
const letters = async ({ user_id }: Person) =>
  app()
    .ctx.db.selectFrom('mails')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'office-acted')
    .select('facts')
    .execute();

async function closed(days: number, by?: Person): Promise<Person> {
  const member = await makeSomebody(app().ctx);
  await giveAbsence(app().ctx, member.user_id, 'closed', { since: ago(days) });
  if (by)
    await app()
      .ctx.db.updateTable('absences')
      .set({ actor_id: by.user_id })
      .where('profile_id', '=', member.user_id)
      .execute();
  return member;
}

it('tells the member once that the erasure is near, and erases after that', async () => {
  const owner = await makeAdmin(app().ctx);
  const early = await closed(CLOSED_DAYS - WARNED_DAYS - 1);
  const due = await closed(CLOSED_DAYS - WARNED_DAYS, owner);
  await warnClosed(app().ctx);
  await warnClosed(app().ctx);
  expect((await letters(early)).length).toBe(0);
  expect((await letters(due)).map(({ facts }) => facts)).toMatchObject([{ act: 'erased-soon' }]);

  await eraseClosed(inDays(WARNED_DAYS - 1));
  expect(await isThere(due)).toBe(1);
  await eraseClosed(inDays(WARNED_DAYS));
  expect([await isThere(due), await isThere(early)]).toEqual([0, 1]);

  const { token } = owner;
  const { body } = await app().call(readErasure, { token, params: { id: due.user_id } });
  expect(body).toMatchObject({ mid: due.mid, asked_by: 'closing', by: owner.user_name });
  expect(await historyOf(app().ctx, due.user_id)).toMatchObject([
    { action: 'erasure', after: { asked_by: 'closing' } },
  ]);
});

it('erases nobody whom it has not told before, however long it stood still', async () => {
  const member = await closed(2 * CLOSED_DAYS);
  await eraseClosed(app().ctx);
  expect(await isThere(member)).toBe(1);
  await warnClosed(app().ctx);
  await eraseClosed(inDays(WARNED_DAYS - 1));
  expect(await isThere(member)).toBe(1);
  await eraseClosed(inDays(WARNED_DAYS));
  expect(await isThere(member)).toBe(0);
});

it('leaves who was opened again, who is only paused, and who now works in the office', async () => {
  const reopened = await closed(2 * CLOSED_DAYS);
  const colleague = await closed(2 * CLOSED_DAYS);
  const paused = await makeMember(app().ctx);
  await giveAbsence(app().ctx, paused.user_id, 'paused', { since: ago(2 * CLOSED_DAYS) });
  await warnClosed(app().ctx);
  await app().ctx.db.deleteFrom('absences').where('profile_id', '=', reopened.user_id).execute();
  await giveRole(app().ctx, colleague, 'CASHIER');
  await eraseClosed(inDays(WARNED_DAYS));
  expect([await isThere(reopened), await isThere(colleague), await isThere(paused)]).toEqual([
    1, 1, 1,
  ]);
});

it('tells and erases the others where one fails, which is tried again', async () => {
  const { ctx } = app();
  const broken = await closed(2 * CLOSED_DAYS + 1);
  const other = await closed(2 * CLOSED_DAYS);
  // the first of the three
  const unwarned = await closed(2 * CLOSED_DAYS + 2);
  await sql`create or replace function fail() returns trigger language plpgsql as $$
    begin raise exception 'no'; end $$`.execute(ctx.db);
  const failAt = async (when: string, table: string, column: string, id: string) => {
    await sql`create trigger failing before ${sql.raw(when)} on ${sql.table(table)} for each row
      when (old.${sql.ref(column)} = ${sql.lit(id)}) execute function fail()`.execute(ctx.db);
    return () => sql`drop trigger failing on ${sql.table(table)}`.execute(ctx.db);
  };
  const free = await failAt('update', 'absences', 'profile_id', unwarned.user_id);
  await expect(warnClosed(ctx)).rejects.toThrow('no');
  await free();
  expect([(await letters(broken)).length, (await letters(other)).length]).toEqual([1, 1]);

  const mend = await failAt('delete', 'users', 'id', broken.user_id);
  await expect(eraseClosed(inDays(WARNED_DAYS))).rejects.toThrow('no');
  expect([await isThere(broken), await isThere(other)]).toEqual([1, 0]);
  await mend();
  await eraseClosed(inDays(WARNED_DAYS));
  expect(await isThere(broken)).toBe(0);
});

it('leaves an account that payments name, and goes on with the others', async () => {
  const cashier = await closed(2 * CLOSED_DAYS + 1);
  await givePayment(app().ctx, await makeMember(app().ctx), cashier);
  const other = await closed(2 * CLOSED_DAYS);
  await warnClosed(app().ctx);
  await eraseClosed(inDays(WARNED_DAYS));
  expect([await isThere(cashier), await isThere(other)]).toEqual([1, 0]);
});

it('tells nobody who now works in the office of an erasure that does not come', async () => {
  const colleague = await closed(2 * CLOSED_DAYS);
  await giveRole(app().ctx, colleague, 'CASHIER');
  await warnClosed(app().ctx);
  expect(await letters(colleague)).toEqual([]);
});

it('shows the office who is erased soon, also who has no address to be told at', async () => {
  const owner = await makeAdmin(app().ctx);
  const silent = await makeMember(app().ctx, { basic: { email: null } });
  await giveAbsence(app().ctx, silent.user_id, 'closed', { since: ago(CLOSED_DAYS) });
  const found = async () => {
    const asked = { token: owner.token, params: { page: 1 }, body: { away: ['ending' as const] } };
    const { rows } = (await app().call(listProfiles, asked)).body;
    return rows.find(({ profile_id }) => profile_id === silent.user_id);
  };
  expect(await found()).toBeUndefined();
  await warnClosed(app().ctx);
  expect(await letters(silent)).toEqual([]);
  expect(await found()).toMatchObject({ away: 'closed' });
});

it('counts nobody as told to whose address no more mails may go today', async () => {
  const { db } = app().ctx;
  const email = 'family@example.in';
  const four = [await closed(200), await closed(200), await closed(200), await closed(200)];
  const ids = four.map(({ user_id }) => user_id);
  await db
    .updateTable('users')
    .set({ given_email: email, verified_email: null })
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('profiles')
    .set({ basic: sql`basic || ${JSON.stringify({ email })}::jsonb` })
    .where('user_id', 'in', ids)
    .execute();
  await warnClosed(app().ctx);
  const told = await Promise.all(four.map(letters));
  const warned = await db
    .selectFrom('absences')
    .where('profile_id', 'in', ids)
    .where('warned_at', 'is not', null)
    .select('profile_id')
    .execute();
  expect([told.flat().length, warned.length]).toEqual([3, 3]);
});
