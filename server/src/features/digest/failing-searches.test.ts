import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDueDigest, giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeDigests } from './index.ts';
import { correctDue, isAfter } from './queries.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const bride = () =>
  makeMember(app.ctx, {
    approved_at: new Date(app.ctx.now().getTime() - HOUR),
    basic: { state: 'kerala' },
  });

/** A groom whose mail of what is new in Kerala is due. */
async function reader(): Promise<Person> {
  const groom = await makeMember(app.ctx, { gender: 'male' });
  await giveSavedSearch(app.ctx, groom, { filters: { state: ['kerala'] } });
  await giveDueDigest(app.ctx, groom);
  return groom;
}

const mailsTo = ({ user_id }: Person) =>
  app.ctx.db.selectFrom('mails').where('user_id', '=', user_id).select('kind').execute();

const digestOf = ({ user_id }: Person) =>
  app.ctx.db
    .selectFrom('digests')
    .where('user_id', '=', user_id)
    .selectAll()
    .executeTakeFirstOrThrow();

describe('a search that fails', () => {
  const keep = (filters: object, { user_id }: Person) =>
    app.ctx.db
      .updateTable('saved_searches')
      .set({ filters: JSON.stringify(filters) })
      .where('user_id', '=', user_id)
      .execute();
  const makeDue = ({ user_id }: Person) =>
    app.ctx.db
      .updateTable('digests')
      .set({ next_at: new Date(0) })
      .where('user_id', '=', user_id)
      .execute();

  it('keeps the mails of no others, and is made up for the next time', async () => {
    const [broken, groom] = [await reader(), await reader()];
    // no list of values, as no page saves it
    await keep({ state: 7 }, broken);
    await makeDue(broken);
    const { since } = await digestOf(broken);
    await bride();
    const warn = vi.spyOn(app.ctx.log, 'warn');
    expect(await makeDigests(app.ctx)).toBe(1);
    expect([await mailsTo(broken), await mailsTo(groom)]).toMatchObject([[], [{}]]);
    const later = await digestOf(broken);
    expect([later.since, later.made_on]).toEqual([since, null]);
    expect(later.next_at.getTime()).toBeGreaterThan(Date.now());
    const told = { members: 1, name: 'TypeError', at: expect.any(String) };
    expect(warn.mock.calls).toEqual([[told, expect.any(String)]]);

    await keep({ state: ['kerala'] }, broken);
    await makeDue(broken);
    expect(await makeDigests(app.ctx)).toBe(1);
    expect(await mailsTo(broken)).toHaveLength(1);
  });

  it('leaves all mails for the next minute where the database is away', async () => {
    const groom = await reader();
    await bride();
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const search = { ...app.ctx.search, newIn: () => Promise.reject(away) };
    await expect(makeDigests({ ...app.ctx, search })).rejects.toThrow('away');
    expect(await makeDigests(app.ctx)).toBe(1);
    expect(await mailsTo(groom)).toHaveLength(1);
  });
});

it('due times of a wrong clock are corrected in batches', async () => {
  const now = app.ctx.now();
  const readers = [];
  for (let one = 0; one < 5; one++) readers.push(await reader());
  await app.ctx.db
    .updateTable('digests')
    .set({ next_at: new Date(now.getTime() + 9 * DAY) })
    .execute();
  await correctDue(app.ctx.db, 'digests', now, isAfter(now, DAY), 2);
  for (const one of readers) expect((await digestOf(one)).next_at).toEqual(now);
});
