import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Figures, readNumbers, unitOf } from '@mala/contract/numbers.ts';
import { describe, expect, it } from 'vitest';
import { givePayment } from '../../../test/factories/payments.ts';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const ask = ({ token }: Person, query: Record<string, string>) =>
  app().call(readNumbers, { token, query });

async function read(office: Person, from: string, to: string, domain?: Domain) {
  const { status, body } = await ask(office, { from, to, ...(domain && { domain }) });
  expect(status).toBe(200);
  return body;
}

/** Somebody who came this far, and is gone. */
function giveJourney(registered_on: string, set: object = {}) {
  const journey = { user_id: null, domain: 'tamilmala' as const, furthest: 0, registered_on };
  return app()
    .ctx.db.insertInto('journeys')
    .values({ ...journey, ...set })
    .execute();
}

describe('the figures of a period', () => {
  it('are by day, week or month as the period is long', () => {
    expect(unitOf({ from: '2026-10-25', to: '2026-11-23' })).toBe('day');
    expect(unitOf({ from: '2026-08-26', to: '2026-11-23' })).toBe('week');
    expect(unitOf({ from: '2026-01-01', to: '2026-12-31' })).toBe('month');
  });

  it('count what was reached on its day, in all communities or one, also of who is gone', async () => {
    const owner = await makeAdmin(app().ctx);
    await giveJourney('2021-03-01');
    await giveJourney('2021-03-01', { furthest: 2 });
    await giveJourney('2021-03-02', {
      furthest: 6,
      completed_on: '2021-03-03',
      approved_on: '2021-03-04',
    });
    await giveJourney('2021-03-02', { domain: 'marathimala', furthest: 6 });
    await giveJourney('2020-01-01', { married_on: '2021-03-05', married_status: 300 });
    await giveJourney('2020-01-01', { married_on: '2021-03-05', married_status: 301 });
    const both = await read(owner, '2021-03-01', '2021-03-07');
    const of = (name: keyof Figures) => both.rows.map((row) => row[name]);
    expect(both.unit).toBe('day');
    expect(of('registered')).toEqual([2, 2, 0, 0, 0, 0, 0]);
    expect(of('completed')).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(of('approved')).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect(of('married')).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(of('married_elsewhere')).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(both.whole).toMatchObject({ registered: 4, completed: 1, approved: 1 });
    const one = await read(owner, '2021-03-01', '2021-03-07', 'tamilmala');
    expect(one.whole.reached).toEqual({
      signup: 3,
      basic: 2,
      personal: 2,
      work: 1,
      photo: 1,
      family: 1,
      horoscope: 1,
      complete: 1,
      approved: 1,
    });
  });

  it('are put together by weeks from Monday, and by months', async () => {
    const owner = await makeAdmin(app().ctx);
    // a Wednesday, a Sunday, a Monday
    for (const day of ['2021-06-02', '2021-06-06', '2021-06-07']) await giveJourney(day);
    const weeks = await read(owner, '2021-06-02', '2021-07-31');
    expect(weeks.rows.slice(0, 2)).toMatchObject([
      { from: '2021-06-02', to: '2021-06-06', registered: 2 },
      { from: '2021-06-07', to: '2021-06-13', registered: 1 },
    ]);
    expect(weeks.rows.at(-1)).toMatchObject({ from: '2021-07-26', to: '2021-07-31' });
    const months = await read(owner, '2021-05-15', '2021-12-31');
    expect(months.rows.slice(0, 2)).toMatchObject([
      { from: '2021-05-15', to: '2021-05-31', registered: 0 },
      { from: '2021-06-01', to: '2021-06-30', registered: 3 },
    ]);
  });

  it('have the median and p95 of waits, and nothing where nothing waited', async () => {
    const owner = await makeAdmin(app().ctx);
    const waits = Array.from({ length: 101 }, (_, seconds) => ({
      day: seconds < 100 ? '2021-08-01' : '2021-08-02',
      domain: 'tamilmala' as const,
      seconds: seconds < 100 ? seconds : 4000,
    }));
    await app().ctx.db.insertInto('review_waits').values(waits).execute();
    const { rows } = await read(owner, '2021-08-01', '2021-08-03');
    expect(rows).toMatchObject([
      { decided: 100, wait_median: 49.5, wait_p95: 94.05 },
      { decided: 1, wait_median: 4000, wait_p95: 4000 },
      { decided: 0, wait_median: null, wait_p95: null },
    ]);
  });

  it('have income by package on the day that it came in India, and what was given back on its own', async () => {
    const { ctx } = app();
    const [owner, member] = [await makeAdmin(ctx), await makeMember(ctx)];
    const id = await givePayment(ctx, member, owner);
    const refund = { refunded_amount: 100, refunded_by: owner.user_id, refund_reason: 'x' };
    await ctx.db
      .updateTable('payments')
      .set({ package: 'gold', amount: 1500, created_at: new Date('2021-09-01T18:31:00Z') })
      .set({ ...refund, profiles_taken: 0, days_taken: 0 })
      .set({ refunded_at: new Date('2021-09-03T06:00:00Z') })
      .where('id', '=', id)
      .execute();
    await ctx.db.deleteFrom('users').where('id', '=', member.user_id).execute();
    const { rows, whole } = await read(owner, '2021-09-01', '2021-09-03');
    expect(rows.map(({ paid, refunded }) => [paid.gold, refunded])).toEqual([
      [0, 0],
      [1500, 0],
      [0, 100],
    ]);
    expect(whole).toMatchObject({ paid: { silver: 0, gold: 1500, diamond: 0 }, refunded: 100 });
  });

  it('say nothing of days before something was counted', async () => {
    const owner = await makeAdmin(app().ctx);
    const { rows, since } = await read(owner, '2021-01-01', '2021-01-02');
    expect(rows).toMatchObject([{ active: null, searches: null, downloads: null }, {}]);
    expect(Object.keys(since).sort()).toEqual(['active', 'downloads', 'searches', 'waits']);
  });
});

describe('who may see them', () => {
  const week = { from: '2021-03-01', to: '2021-03-07' };

  it('owners, of their communities', async () => {
    const { ctx } = app();
    const owner = await makeStaff(ctx, 'OWNER', 'tamilmala', 'tamilmala');
    await giveJourney('2021-03-01', { domain: 'marathimala' });
    const tamil = await ask(owner, { ...week, domain: 'tamilmala' });
    expect((await ask(owner, week)).body).toEqual(tamil.body);
    expect((await ask(owner, { ...week, domain: 'marathimala' })).error.Code).toBe('FORBIDDEN');
    for (const role of ['REVIEWER', 'CASHIER'] as const) {
      const other = await makeStaff(ctx, role, 'tamilmala', 'tamilmala');
      expect((await ask(other, week)).status).toBe(403);
    }
    expect((await ask(await makeMember(ctx), week)).status).toBe(403);
    expect((await app().call(readNumbers, { query: week })).status).toBe(401);
  });

  it.each([
    [{ to: '2021-03-07' }, 'from'],
    [{ from: '2021-02-30', to: '2021-03-07' }, 'from'],
    [{ from: '2021-03-08', to: '2021-03-07' }, 'to'],
    [{ from: '2001-03-08', to: '2021-03-07' }, 'to'],
    [{ ...week, domain: 'x' }, 'domain'],
  ])('refuses %o by %s', async (query, field) => {
    const owner = await makeAdmin(app().ctx);
    const { status, error } = await ask(owner, query as Record<string, string>);
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, [field]]);
  });
});
