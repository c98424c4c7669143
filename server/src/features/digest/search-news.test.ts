import { signOutEverywhere } from '@mala/contract/auth/sessions.ts';
import { hideProfile } from '@mala/contract/hidden.ts';
import { dayInIndia, inIndia } from '@mala/contract/india-time.ts';
import * as push from '@mala/contract/push.ts';
import { lookAtSavedSearch } from '@mala/contract/saved-searches.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { giveDevice, giveDueNews } from '../../../test/factories/devices.ts';
import { giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { giveRole, makeMember, type Person } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';
import { tellNews } from './index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEARCH = { filters: { state: ['kerala'] } };
/** So long ago as the test began. */
const ago = (time: number) => new Date(app.ctx.now().getTime() - time);

const bride = (more: Parameters<typeof makeMember>[1] = {}) =>
  makeMember(app.ctx, {
    approved_at: ago(HOUR / 2),
    ...more,
    basic: { state: 'kerala', ...more.basic },
  });

/** A groom with a device, who keeps a search in Kerala, and is to be told of it. */
async function reader(
  wanted: Parameters<typeof makeMember>[1] = {},
): Promise<Person & { search: string }> {
  const groom = await makeMember(app.ctx, { gender: 'male', ...wanted });
  const search = await giveSavedSearch(app.ctx, groom, SEARCH);
  await giveDueNews(app.ctx, groom);
  return { ...groom, search };
}

const told = ({ user_id }: Pick<Person, 'user_id'>) =>
  app.ctx.db
    .selectFrom('push_messages')
    .where('user_id', '=', user_id)
    .orderBy('queued_at')
    .select(['kind', 'facts'])
    .execute();

const newsOf = ({ user_id }: Pick<Person, 'user_id'>) =>
  app.ctx.db
    .selectFrom('search_news')
    .where('user_id', '=', user_id)
    .selectAll()
    .executeTakeFirst();

/** As if what was due once is due again. */
const makeDue = () =>
  app.ctx.db
    .updateTable('search_news')
    .set({ next_at: new Date(0) })
    .execute();

describe('a notification that is due', () => {
  it('says how many are new in the search, and leads to it', async () => {
    const groom = await reader();
    await Promise.all([bride(), bride(), bride({ basic: { state: 'karnataka' } })]);
    expect(await tellNews(app.ctx)).toBe(1);
    expect(await told(groom)).toEqual([
      {
        kind: 'saved-search',
        facts: { name: 'Near us', count: 2, path: `/profile/searches?open=${groom.search}` },
      },
    ]);
  });

  it('says of several searches only how many', async () => {
    const groom = await reader();
    await giveSavedSearch(app.ctx, groom, { name: 'All', filters: { from_age: [18] } });
    await giveSavedSearch(app.ctx, groom, { name: 'None', filters: { state: ['karnataka'] } });
    await bride();
    expect(await tellNews(app.ctx)).toBe(1);
    expect((await told(groom)).map(({ facts }) => facts)).toEqual([
      { searches: 2, path: '/profile/searches' },
    ]);
  });

  it('comes to who wants no mail, once for all devices', async () => {
    const groom = await reader({ confirmed: false });
    await giveDevice(app.ctx, groom);
    await bride();
    await tellNews(app.ctx);
    expect(await told(groom)).toHaveLength(1);
  });

  it('is due on the next morning in India from 8 to 10', async () => {
    const groom = await reader();
    await tellNews(app.ctx);
    const { next_at } = (await newsOf(groom)) ?? { next_at: new Date(0) };
    expect(dayInIndia(next_at)).toBe(dayInIndia(new Date(app.ctx.now().getTime() + DAY)));
    expect([8, 9]).toContain(inIndia(next_at).getUTCHours());
    expect(await tellNews(app.ctx)).toBe(0);
  });

  it('is not sent where nothing is new, and never tells of somebody twice', async () => {
    const groom = await reader();
    expect(await tellNews(app.ctx)).toBe(0);
    app.setNow(new Date(Date.now() + DAY));
    await makeDue();
    await bride();
    expect(await tellNews(app.ctx)).toBe(1);
    app.setNow(new Date(Date.now() + 2 * DAY));
    await makeDue();
    expect(await tellNews(app.ctx)).toBe(0);
    expect(await told(groom)).toHaveLength(1);
  });

  it('is not of who was there as the member looked', async () => {
    const groom = await reader();
    await bride();
    const asked = { token: groom.token, params: { id: groom.search } };
    expect((await app.call(lookAtSavedSearch, asked)).status).toBe(200);
    expect(await tellNews(app.ctx)).toBe(0);
  });

  it('is not of who was approved before the device was turned on, or in the last minute', async () => {
    const groom = await makeMember(app.ctx, { gender: 'male' });
    await giveSavedSearch(app.ctx, groom, SEARCH);
    await bride();
    await giveDevice(app.ctx, groom);
    await bride({ approved_at: ago(10_000) });
    expect(await tellNews(app.ctx)).toBe(0);
    await makeDue();
    app.setNow(new Date(Date.now() + DAY));
    expect(await tellNews(app.ctx)).toBe(1);
    expect((await told(groom))[0]?.facts).toMatchObject({ count: 1 });
  });

  it('is one a day, also after a clock that goes back', async () => {
    const groom = await reader();
    await bride();
    await tellNews(app.ctx);
    await giveDueNews(app.ctx, groom);
    expect(await tellNews(app.ctx)).toBe(0);
    expect(await told(groom)).toHaveLength(1);
  });

  it('comes again soon after a clock that was a year ahead', async () => {
    const groom = await reader();
    app.setNow(new Date(Date.now() + 365 * DAY));
    await tellNews(app.ctx);
    app.setNow(new Date());
    await bride();
    expect(await tellNews(app.ctx)).toBe(1);
    const { next_at } = (await newsOf(groom)) ?? { next_at: new Date(0) };
    expect(next_at.getTime()).toBeLessThan(Date.now() + 2 * DAY);
  });
});

describe('nobody is told', () => {
  it.each([
    ['not complete', { status: 0, without: ['work'] }],
    ['not approved yet', { status: 10 }],
    ['married', { status: 300 }],
    ['refused', { status: 500 }],
  ] as const)('who is %s', async (_, wanted) => {
    const groom = await reader(wanted);
    await bride();
    expect(await tellNews(app.ctx)).toBe(0);
    expect(await told(groom)).toEqual([]);
    const { next_at } = (await newsOf(groom)) ?? { next_at: new Date(0) };
    expect(next_at.getTime()).toBeGreaterThan(Date.now());
  });

  it.each(['paused', 'quiet', 'closed'] as const)('whose profile is %s', async (kind) => {
    const groom = await reader();
    await giveAbsence(app.ctx, groom.user_id, kind);
    await bride();
    expect(await tellNews(app.ctx)).toBe(0);
    expect(await told(groom)).toEqual([]);
  });

  it('who switched it off, works in the office, or keeps no search', async () => {
    const [off, office, without] = [await reader(), await reader(), await reader()];
    const body = { kind: 'saved-search', wanted: false } as const;
    expect((await app.call(push.choosePush, { token: off.token, body })).status).toBe(200);
    await giveRole(app.ctx, office, 'CASHIER');
    await app.ctx.db.deleteFrom('saved_searches').where('user_id', '=', without.user_id).execute();
    await bride();
    expect(await tellNews(app.ctx)).toBe(0);
  });

  it('whose session ended, or who turned it off on all devices, until it is on again', async () => {
    const [ended, stopped] = [await reader(), await reader()];
    await app.call(signOutEverywhere, { token: ended.token });
    await app.call(push.stopPush, { token: stopped.token });
    await bride();
    expect(await tellNews(app.ctx)).toBe(0);
    expect([await newsOf(ended), await newsOf(stopped)]).toEqual([undefined, undefined]);
    await giveDueNews(app.ctx, stopped);
    expect(await tellNews(app.ctx)).toBe(1);
  });

  it('by the keys of another secret', async () => {
    const groom = await reader();
    await app.ctx.db.updateTable('push_subscriptions').set({ site_key: 'another' }).execute();
    await bride();
    expect(await tellNews(app.ctx)).toBe(0);
    expect(await told(groom)).toEqual([]);
  });

  it('of who is of the other site or the same gender, left, waits, or was hidden', async () => {
    const groom = await reader();
    await bride({ domain: 'marathimala', basic: { state: 'kerala' } });
    await bride({ gender: 'male' });
    await bride({ away: 'paused' });
    await bride({ status: 10 });
    const { user_id } = await bride();
    const hidden = await app.call(hideProfile, {
      token: groom.token,
      body: { profile_id: user_id },
    });
    expect(hidden.status).toBe(200);
    expect(await tellNews(app.ctx)).toBe(0);
  });

  it('who was erased', async () => {
    const groom = await reader();
    await bride();
    await app.ctx.db.deleteFrom('users').where('id', '=', groom.user_id).execute();
    expect(await tellNews(app.ctx)).toBe(0);
    expect(await newsOf(groom)).toBeUndefined();
  });
});

it('a member without a profile holds up nobody', async () => {
  const groom = await reader();
  const early = await reader();
  await app.ctx.db.deleteFrom('profiles').where('user_id', '=', early.user_id).execute();
  await bride();
  expect(await tellNews(app.ctx)).toBe(1);
  expect(await told(groom)).toHaveLength(1);
  expect((await newsOf(early))?.next_at.getTime()).toBeGreaterThan(Date.now());
});

it('a device that is turned on while a run forgets the one before is told on', async () => {
  const groom = await reader();
  await app.call(push.stopPush, { token: groom.token });
  await whileChanging(
    app.ctx.db,
    (trx) => trx.deleteFrom('search_news').execute(),
    () => giveDevice(app.ctx, groom),
  );
  expect(await newsOf(groom)).toBeDefined();
});

it('a search that fails keeps nobody else from being told, and is made up for the next time', async () => {
  const [broken, groom] = [await reader(), await reader()];
  const keep = (filters: object) =>
    app.ctx.db
      .updateTable('saved_searches')
      .set({ filters: JSON.stringify(filters) })
      .where('user_id', '=', broken.user_id)
      .execute();
  // no list of values, as no page saves it
  await keep({ state: 7 });
  await bride();
  const before = await newsOf(broken);
  expect(await tellNews(app.ctx)).toBe(1);
  expect([await told(broken), await told(groom)]).toMatchObject([[], [{}]]);
  expect((await newsOf(broken))?.since).toEqual(before?.since);
  expect(await tellNews(app.ctx)).toBe(0);

  await keep({ state: ['kerala'] });
  await makeDue();
  expect(await tellNews(app.ctx)).toBe(1);
  expect(await told(broken)).toHaveLength(1);
});
