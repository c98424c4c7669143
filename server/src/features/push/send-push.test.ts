import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import * as push from '@mala/contract/push.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { giveSubscription, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { startPushService } from '../../../test/push-service.ts';
import { noon, usePushSite } from '../../../test/push-site.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { queueEndings } from '../subscriptions/index.ts';
import { notify, sweepPush } from './index.ts';
import type { Push } from './messages.ts';
import { secondsAsleep } from './notify.ts';
import { createPusher } from './send-push.ts';

const { app, service, device, queued, work } = usePushSite();
afterEach(() => vi.restoreAllMocks());

const SEARCH: Push = {
  kind: 'saved-search',
  name: 'Madurai doctors',
  count: 3,
  path: '/profile/search?saved=1',
};

const tell = ({ user_id }: Person, message: Push = SEARCH, once?: string) =>
  app()
    .ctx.db.transaction()
    .execute((trx) => notify(trx, app().ctx, user_id, message, once ? { once } : {}));

const devicesOf = async (member: Person) =>
  (await app().call(push.readPush, { token: member.token })).body.devices;

describe('a message', () => {
  it('comes to each device, sealed, in its language, with nothing of another person', async () => {
    const member = await makeMember(app().ctx);
    const [english, tamil, marathi] = [
      await device(member),
      await device(member, 'ta'),
      await device(member, 'mr'),
    ];
    await tell(member);
    expect(await work()).toEqual(['done', 'done', 'done']);
    expect(english.got()).toEqual([
      {
        title: 'Tamil Mala',
        body: '3 new profiles in “Madurai doctors”',
        icon: '/brand/tamilmala-192.png',
        lang: 'en',
        path: '/profile/search?saved=1',
        tag: 'saved-search',
      },
    ]);
    expect(tamil.got()).toMatchObject([{ lang: 'ta', path: '/ta/profile/search?saved=1' }]);
    expect(marathi.got()).toMatchObject([{ body: '“Madurai doctors” या शोधात 3 नवी स्थळे' }]);
    const [sent] = service().pushed;
    expect(sent?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '172800',
      topic: 'saved-search',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
    expect(sent?.body.toString('latin1')).not.toContain('Madurai');
  });

  it('is not queued for a kind that is not wanted, without a device, or twice with one key', async () => {
    const member = await makeMember(app().ctx);
    expect(await tell(member)).toBeNull();
    await device(member);
    const body = { kind: 'profile-approved', wanted: false } as const;
    await app().call(push.choosePush, { token: member.token, body });
    expect(await tell(member, { kind: 'profile-approved' })).toBeNull();
    const both = await Promise.all([tell(member, SEARCH, 'one'), tell(member, SEARCH, 'one')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await work()).toEqual(['done']);
  });

  it('waits for the morning in India', async () => {
    const at = (text: string) => secondsAsleep(new Date(text));
    expect(at('2026-11-26T10:00:00+05:30')).toBe(0);
    expect(at('2026-11-26T08:00:00+05:30')).toBe(0);
    expect(at('2026-11-26T03:30:00+05:30')).toBe(4.5 * 3600);
    expect(at('2026-11-26T21:00:00+05:30')).toBe(11 * 3600);
    const member = await makeMember(app().ctx);
    await device(member);
    app().setNow(new Date('2027-01-01T03:30:00+05:30'));
    await tell(member);
    expect(await queued()).toMatchObject([{ later: true }]);
    app().setNow(noon());
    expect(await work()).toEqual(['done']);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %d has lost the device', async (status) => {
    const member = await makeMember(app().ctx);
    await device(member);
    await tell(member);
    service().answer = status;
    expect(await work()).toEqual(['done']);
    expect(await devicesOf(member)).toBe(0);
  });

  it.each([429, 500, 503])('that answers %d is asked again', async (status) => {
    const member = await makeMember(app().ctx);
    await device(member);
    await tell(member);
    service().answer = status;
    expect(await work()).toEqual(['again']);
    expect(await devicesOf(member)).toBe(1);
  });

  it.each([400, 403, 413])('that answers %d is not asked again', async (status) => {
    const member = await makeMember(app().ctx);
    await device(member);
    await tell(member);
    service().answer = status;
    expect(await work()).toEqual(['done']);
    expect(await devicesOf(member)).toBe(1);
  });

  it('leads nowhere else', async () => {
    const member = await makeMember(app().ctx);
    await device(member);
    await tell(member);
    service().answer = 307;
    service().headers = { location: `${service().url}/elsewhere` };
    expect(await work()).toEqual(['done']);
    expect(service().pushed).toHaveLength(1);
  });

  it('that is gone is in the log once a minute, and asked again', async () => {
    const member = await makeMember(app().ctx);
    await device(member);
    await device(member);
    const gone = await startPushService();
    await gone.close();
    await tell(member);
    const broken = await startTestApp({
      PUSH_TEST_URL: gone.url,
      DATABASE_URL: app().ctx.config.databaseUrl ?? '',
      DATA_DIR: app().ctx.config.dataDir,
    });
    onTestFinished(() => broken.close());
    await app()
      .ctx.db.updateTable('push_subscriptions')
      .set((eb) => ({
        endpoint: sql<string>`replace(${eb.ref('endpoint')}, ${service().url}, ${gone.url})`,
      }))
      .where('user_id', '=', member.user_id)
      .execute();
    broken.setNow(noon());
    const pusher = createPusher(broken.ctx);
    const warned = vi.spyOn(broken.ctx.log, 'warn');
    expect(await work(pusher)).toEqual(['again', 'again']);
    expect(warned).toHaveBeenCalledTimes(1);
    // in its time, though the machine's clock is set back a day meanwhile
    const [since, clock] = [performance.now(), Date.now()];
    vi.spyOn(performance, 'now').mockImplementation(() => since + 61_000);
    vi.spyOn(Date, 'now').mockImplementation(() => clock - 86_400_000);
    await tell(member);
    expect(await work(pusher)).toEqual(['again', 'again']);
    expect(warned).toHaveBeenCalledTimes(2);
  });
});

describe('nobody is told', () => {
  it('who signed out, was closed or erased meanwhile, or of what is two days old', async () => {
    const [closed, erased, late] = [
      await makeMember(app().ctx),
      await makeMember(app().ctx),
      await makeMember(app().ctx),
    ];
    for (const member of [closed, erased, late]) {
      await device(member);
      await tell(member);
    }
    await giveAbsence(app().ctx, closed.user_id, 'closed');
    await app().ctx.db.deleteFrom('users').where('id', '=', erased.user_id).execute();
    const pusher = createPusher(app().ctx);
    const old = new Date(app().ctx.now().getTime() - 3 * 86_400_000);
    for (const { id, data } of await queued()) {
      expect(await pusher({ data, since: old })).toBe('done');
      await pusher({ data, since: app().ctx.now() }).catch(() => undefined);
      await sql`delete from pgboss.job where id = ${id}`.execute(app().ctx.db);
    }
    // of the one that is only late, by the second try
    expect(service().pushed).toHaveLength(1);
    const left = await app()
      .ctx.db.selectFrom('push_messages')
      .where('user_id', '=', erased.user_id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it('by the keys of another secret, whose devices go in the night', async () => {
    const member = await makeMember(app().ctx);
    await device(member);
    await app()
      .ctx.db.updateTable('push_subscriptions')
      .set({ site_key: 'another' })
      .where('user_id', '=', member.user_id)
      .execute();
    expect([await tell(member), await devicesOf(member)]).toEqual([null, 0]);
    await sweepPush(app().ctx);
    const left = await app()
      .ctx.db.selectFrom('push_subscriptions')
      .where('user_id', '=', member.user_id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});

describe('members are told', () => {
  it('of their approval', async () => {
    const member = await makeMember(app().ctx, { status: 10 });
    const phone = await device(member);
    const owner = await makeAdmin(app().ctx);
    const body = { profile_id: member.user_id, status: 200 } as const;
    await app().call(changeStatus, { token: owner.token, params: { id: member.user_id }, body });
    await work();
    expect(phone.got()).toMatchObject([{ tag: 'profile-approved', path: '/profile/search' }]);
  });

  it('of the end of a package, a week and a day before, once each', async () => {
    const member = await makeMember(app().ctx);
    const phone = await device(member);
    const morning = new Date('2027-03-01T10:00:00+05:30');
    const inDays = (days: number) => new Date(morning.getTime() + days * 86_400_000);
    await giveSubscription(app().ctx, member, { ends_at: inDays(6.8) });
    for (let night = 0; night < 8; night += 1) {
      app().setNow(inDays(night));
      await Promise.all([queueEndings(app().ctx), queueEndings(app().ctx)]);
    }
    app().setNow(inDays(6));
    await work();
    expect(phone.got()).toHaveLength(2);
    for (const got of phone.got()) expect(got.body).toMatch(/^Your package ends on .*2027\.$/);
  });
});
