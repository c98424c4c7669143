import { chooseDigest, DIGEST_FACES, readDigest } from '@mala/contract/digest.ts';
import { inIndia } from '@mala/contract/india-time.ts';
import { unsubscribe } from '@mala/contract/mail.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDueDigest, giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { giveRole, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { OTHER_TYPES } from '../../../test/hostile-input.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeDigests } from './index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEARCH = { filters: { state: ['kerala'] } };

const bride = (more: Parameters<typeof makeMember>[1] = {}) =>
  makeMember(app.ctx, {
    approved_at: new Date(app.ctx.now().getTime() - HOUR),
    ...more,
    basic: { state: 'kerala', ...more.basic },
  });

/** A groom who is mailed what is new in Kerala, and whose mail is due. */
async function reader(wanted: Parameters<typeof makeMember>[1] = {}): Promise<Person> {
  const groom = await makeMember(app.ctx, { gender: 'male', ...wanted });
  await giveSavedSearch(app.ctx, groom, SEARCH);
  await giveDueDigest(app.ctx, groom);
  return groom;
}

async function mailsTo({ user_id }: Person) {
  return app.ctx.db
    .selectFrom('mails')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'new-profiles')
    .orderBy('queued_at')
    .orderBy('id')
    .select(['id', 'facts'])
    .execute();
}

const digestOf = ({ user_id }: Person) =>
  app.ctx.db
    .selectFrom('digests')
    .where('user_id', '=', user_id)
    .selectAll()
    .executeTakeFirstOrThrow();

const choose = (body: unknown, { token }: Pick<Person, 'token'>) =>
  app.call(chooseDigest, { token, body: body as never });
const chosen = async ({ token }: Person) => (await app.call(readDigest, { token })).body.every;

describe('the choice', () => {
  it('is never until a member chooses, and what was chosen', async () => {
    const groom = await makeMember(app.ctx, { gender: 'male' });
    expect(await chosen(groom)).toBe('never');
    for (const every of ['weekly', 'daily', 'never', 'never', 'daily'] as const) {
      expect((await choose({ every }, groom)).body).toEqual({ every });
      expect(await chosen(groom)).toBe(every);
    }
  });

  it('is due in the morning in India, each day or on Sundays', async () => {
    const groom = await makeMember(app.ctx, { gender: 'male' });
    for (const every of ['daily', 'weekly'] as const) {
      await choose({ every }, groom);
      const { next_at } = await digestOf(groom);
      const here = inIndia(next_at);
      expect(next_at.getTime()).toBeGreaterThan(app.ctx.now().getTime());
      expect([7, 8]).toContain(here.getUTCHours());
      if (every === 'weekly') expect(here.getUTCDay()).toBe(0);
    }
  });

  it('is ended by the link of a mail, and made again', async () => {
    const groom = await makeMember(app.ctx, { gender: 'male' });
    await choose({ every: 'daily' }, groom);
    const kind = 'new-profiles';
    const signature = app.ctx.linkSecrets.secretOf(`unsubscribe:${kind}`, groom.user_id);
    const params = { userId: groom.user_id, kind, signature };
    expect((await app.call(unsubscribe, { params })).status).toBe(200);
    expect(await chosen(groom)).toBe('never');
    await choose({ every: 'weekly' }, groom);
    expect(await chosen(groom)).toBe('weekly');
  });

  it('of the office, a stranger and anything else are refused', async () => {
    const groom = await makeMember(app.ctx, { gender: 'male' });
    expect((await choose({ every: 'daily' }, await makeAdmin(app.ctx))).status).toBe(403);
    expect((await choose({ every: 'daily' }, { token: 'x' })).status).toBe(401);
    for (const every of [...OTHER_TYPES, 'hourly'])
      expect((await choose({ every }, groom)).status).toBe(400);
    for (const body of OTHER_TYPES) expect((await choose(body, groom)).status).toBe(400);
    expect((await choose({ every: 'daily', user_id: 'x' }, groom)).status).toBe(400);
    expect(await chosen(groom)).toBe('never');
  });

  it.each([{ away: 'paused' }, { status: 0, without: ['work'] }] as const)(
    'can be made while one may not search: %j',
    async (wanted) => {
      const member = await makeMember(app.ctx, wanted);
      expect((await choose({ every: 'never' }, member)).status).toBe(200);
    },
  );
});

describe('a mail that is due', () => {
  it('names who is new in any of the searches, each once, the newest first', async () => {
    const groom = await reader();
    await giveSavedSearch(app.ctx, groom, { name: 'Older', filters: { from_age: [18] } });
    const minutes = (ago: number) => new Date(app.ctx.now().getTime() - ago * 60_000);
    const [second, first] = [
      await bride({ approved_at: minutes(20) }),
      await bride({ approved_at: minutes(10) }),
    ];
    const elsewhere = await bride({ basic: { state: 'karnataka' }, approved_at: minutes(30) });
    await bride({ approved_at: minutes(60 * 30) });
    expect(await makeDigests(app.ctx)).toBe(1);
    const [mail] = await mailsTo(groom);
    expect(mail?.facts).toEqual({
      profiles: [first.user_id, second.user_id, elsewhere.user_id],
      searches: [
        { id: expect.any(String), count: 2 },
        { id: expect.any(String), count: 3 },
      ],
    });
  });

  it('names twelve people at most', async () => {
    const groom = await reader();
    for (let count = 0; count < DIGEST_FACES + 3; count++) await bride();
    await makeDigests(app.ctx);
    const [mail] = await mailsTo(groom);
    expect(mail?.facts).toMatchObject({ searches: [{ count: DIGEST_FACES + 3 }] });
    expect(mail?.facts.profiles).toHaveLength(DIGEST_FACES);
  });

  it('is not made where nothing is new, and looks from there on the next time', async () => {
    const groom = await reader();
    const before = await digestOf(groom);
    expect(await makeDigests(app.ctx)).toBe(0);
    expect(await mailsTo(groom)).toEqual([]);
    const after = await digestOf(groom);
    expect(after.next_at.getTime()).toBeGreaterThan(app.ctx.now().getTime());
    expect(after.since.getTime()).toBeGreaterThan(before.since.getTime());
  });

  it('never names somebody twice', async () => {
    const groom = await reader();
    const first = await bride();
    await makeDigests(app.ctx);
    await app.ctx.db.updateTable('mails').set({ done_at: app.ctx.now() }).execute();
    app.setNow(new Date(Date.now() + DAY));
    const second = await bride();
    app.setNow(new Date(Date.now() + DAY + 3 * HOUR));
    await app.ctx.db.updateTable('digests').set({ next_at: app.ctx.now() }).execute();
    await makeDigests(app.ctx);
    expect((await mailsTo(groom)).map(({ facts }) => facts.profiles)).toEqual([
      [first.user_id],
      [second.user_id],
    ]);
  });

  it('waits a minute for an approval that is just being committed', async () => {
    const groom = await reader();
    await bride({ approved_at: new Date(app.ctx.now().getTime() - 10_000) });
    await makeDigests(app.ctx);
    expect(await mailsTo(groom)).toEqual([]);
    const { since } = await digestOf(groom);
    expect(app.ctx.now().getTime() - since.getTime()).toBeGreaterThanOrEqual(60_000);
  });

  it.each([
    ['paused', { away: 'paused' }],
    ['not approved yet', { status: 10 }],
    ['married', { status: 300 }],
    ['refused', { status: 500 }],
    ['without a confirmed address', { confirmed: false }],
  ] as const)('is not made for a member who is %s', async (_, wanted) => {
    const groom = await reader(wanted);
    await bride();
    expect(await makeDigests(app.ctx)).toBe(0);
    expect(await mailsTo(groom)).toEqual([]);
    expect((await digestOf(groom)).next_at.getTime()).toBeGreaterThan(app.ctx.now().getTime());
  });

  it('is not made for a closed account', async () => {
    const groom = await reader();
    await app.ctx.db
      .updateTable('profiles')
      .set({ away: 'closed' })
      .where('user_id', '=', groom.user_id)
      .execute();
    await bride();
    expect(await makeDigests(app.ctx)).toBe(0);
  });

  it('is not made for who stopped it, works in the office, or keeps no search', async () => {
    const [stopped, office, without] = [await reader(), await reader(), await reader()];
    await app.ctx.db
      .insertInto('mail_refusals')
      .values({ user_id: stopped.user_id, kind: 'new-profiles' })
      .execute();
    await giveRole(app.ctx, office, 'CASHIER');
    await app.ctx.db.deleteFrom('saved_searches').where('user_id', '=', without.user_id).execute();
    await bride();
    expect(await makeDigests(app.ctx)).toBe(0);
  });

  it('finds nobody of the other site, the same gender, or who left', async () => {
    await reader();
    await bride({ domain: 'marathimala', basic: { state: 'maharashtra' } });
    await bride({ gender: 'male' });
    await bride({ away: 'paused' });
    await bride({ status: 10 });
    expect(await makeDigests(app.ctx)).toBe(0);
  });
});

describe('a clock that was wrong', () => {
  it('that goes back makes no second mail on a day', async () => {
    const groom = await reader();
    await bride();
    await makeDigests(app.ctx);
    await app.ctx.db
      .updateTable('digests')
      .set({ next_at: new Date(0) })
      .execute();
    await bride();
    await makeDigests(app.ctx);
    expect(await mailsTo(groom)).toHaveLength(1);
    expect((await digestOf(groom)).made_on).toBeTruthy();
  });

  it('that was a year ahead does not silence the mails for a year', async () => {
    const groom = await reader();
    app.setNow(new Date(Date.now() + 365 * DAY));
    await makeDigests(app.ctx);
    const ahead = await digestOf(groom);
    expect(ahead.next_at.getTime()).toBeGreaterThan(Date.now() + 364 * DAY);
    app.setNow(new Date());
    await bride();
    expect(await makeDigests(app.ctx)).toBe(1);
    const mended = await digestOf(groom);
    expect(mended.next_at.getTime()).toBeLessThan(Date.now() + 2 * DAY);
    expect(mended.since.getTime()).toBeLessThan(Date.now());
  });

  it('that was five days ahead holds up no daily mail for five days', async () => {
    const groom = await reader();
    app.setNow(new Date(Date.now() + 5 * DAY));
    await makeDigests(app.ctx);
    app.setNow(new Date());
    await bride();
    expect(await makeDigests(app.ctx)).toBe(1);
    expect((await digestOf(groom)).next_at.getTime()).toBeLessThan(Date.now() + DAY);
  });

  it('that is right leaves the times as they are', async () => {
    const [daily, weekly] = [await reader(), await reader()];
    await choose({ every: 'weekly' }, weekly);
    await choose({ every: 'daily' }, daily);
    const before = [await digestOf(daily), await digestOf(weekly)];
    await makeDigests(app.ctx);
    expect([await digestOf(daily), await digestOf(weekly)]).toEqual(before);
  });
});
