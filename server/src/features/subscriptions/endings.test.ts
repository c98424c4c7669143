import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { giveSubscription, makeAdmin, makeMember } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.startWorkers();
});
beforeEach(() => app.setNow(new Date()));
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.ctx.now().getTime() + days * DAY);

/** What happens each night, whoever is up. */
async function night(from: TestApp = app): Promise<void> {
  await from.ctx.db
    .transaction()
    .execute((trx) => from.ctx.jobs.send(trx, 'mail-nightly', { night: true }));
  const left = () =>
    sql<{ count: number }>`
      select count(*) as count from pgboss.job
      where name = 'mail-nightly' and data ? 'night' and state <> 'completed'
    `
      .execute(app.ctx.db)
      .then(({ rows }) => rows[0]?.count);
  await expect.poll(left, { interval: 50 }).toBe(0);
}

async function endingsOf(userId: string): Promise<number> {
  const rows = await app.ctx.db
    .selectFrom('mails')
    .where('user_id', '=', userId)
    .where('kind', '=', 'package-ending')
    .select('id')
    .execute();
  return rows.length;
}

let members = 0;

async function memberUntil(days: number) {
  members += 1;
  // an address of its own: only so many mails a day go to one, and a night months later asks whether one is still looking
  const member = await makeMember(app.ctx, { basic: { email: `until.${members}@example.in` } });
  await giveSubscription(app.ctx, member, { ends_at: inDays(days) });
  return member.user_id;
}

it('sends one mail a week before the end, and none to others', async () => {
  const week = await memberUntil(6.5);
  const others = [await memberUntil(7.5), await memberUntil(1), await memberUntil(-1)];
  await night();
  await night();
  expect(await endingsOf(week)).toBe(1);
  for (const other of others) expect(await endingsOf(other)).toBe(0);
});

it('sends none for a closed account, and one when it is open again in time', async () => {
  // an address of its own, since few mails a day go to one that is not confirmed
  const person = await makeMember(app.ctx, { basic: { email: 'closed@example.in' } });
  const member = person.user_id;
  await giveSubscription(app.ctx, person, { ends_at: inDays(6.5) });
  await giveAbsence(app.ctx, member, 'closed');
  await night();
  expect(await endingsOf(member)).toBe(0);
  await app.ctx.db
    .updateTable('profiles')
    .set({ away: null })
    .where('user_id', '=', member)
    .execute();
  await night();
  expect(await endingsOf(member)).toBe(1);
});

it('makes up for a missed night', async () => {
  const missed = await memberUntil(7.5);
  await night();
  app.setNow(inDays(2));
  await night();
  expect(await endingsOf(missed)).toBe(1);
});

it('sends another mail for the new end after an extension', async () => {
  const admin = await makeAdmin(app.ctx);
  const member = await memberUntil(6.5);
  await night();
  await app.call(activateSubscription, {
    token: admin.token,
    params: { id: member },
    body: { package: 'silver', payment_reference: `UTR ${member}` },
  });
  await night();
  expect(await endingsOf(member)).toBe(1);
  app.setNow(inDays(90));
  await night();
  expect(await endingsOf(member)).toBe(2);
});

it('sends one mail if two processes run the job', async () => {
  const env = { DATABASE_URL: app.ctx.config.databaseUrl ?? '', DATA_DIR: app.ctx.config.dataDir };
  const second = await startTestApp(env);
  await second.startWorkers();
  const member = await memberUntil(6.5);
  await Promise.all([night(), night(second), night(), night(second)]);
  expect(await endingsOf(member)).toBe(1);
  const schedules = await sql`select name from pgboss.schedule`.execute(app.ctx.db);
  expect(schedules.rows).toEqual([{ name: 'mail-nightly' }]);
  await second.close();
});

it('deletes old sent mails', async () => {
  const admin = await makeAdmin(app.ctx);
  const member = await makeMember(app.ctx, { basic: { email: null } });
  await app.call(activateSubscription, {
    token: admin.token,
    params: { id: member.user_id },
    body: { package: 'silver', payment_reference: `UTR ${member.user_id}` },
  });
  const kept = () =>
    app.ctx.db
      .selectFrom('mails')
      .where('user_id', '=', member.user_id)
      .select('done_at')
      .execute();
  await expect.poll(kept, { interval: 50 }).toEqual([{ done_at: expect.any(Date) }]);
  app.setNow(inDays(29));
  await night();
  expect(await kept()).toHaveLength(1);
  app.setNow(inDays(2));
  await night();
  expect(await kept()).toHaveLength(0);
});
