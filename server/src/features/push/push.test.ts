import { logout } from '@mala/contract/auth/me.ts';
import { signOutEverywhere } from '@mala/contract/auth/sessions.ts';
import * as push from '@mala/contract/push.ts';
import { MOST_DEVICES, type PUSH_KINDS } from '@mala/contract/push.ts';
import { describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { makeAdmin, makeMember, type Person, tokenFor } from '../../../test/factories.ts';
import { pretendBrowser } from '../../../test/push-service.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';

const app = useTestApp();
let count = 0;
const address = () => {
  count += 1;
  return `https://fcm.googleapis.com/fcm/send/${count}`;
};

function subscribe(token: string, endpoint = address(), more: object = {}) {
  const body = { endpoint, keys: pretendBrowser().keys, language: 'en' as const, ...more };
  return app().call(push.subscribePush, { token, body });
}
const keep = (token: string, endpoint: string) =>
  app().call(push.keepPush, { token, body: { endpoint, language: 'ta' } });
const read = async ({ token }: Pick<Person, 'token'>) =>
  (await app().call(push.readPush, { token })).body;
const rows = ({ user_id }: Person) =>
  app()
    .ctx.db.selectFrom('push_subscriptions')
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .selectAll()
    .execute();

describe('a browser that subscribes', () => {
  it('is told, in its language, until it says no', async () => {
    const member = await makeMember(app().ctx);
    expect(await read(member)).toMatchObject({ devices: 0, key: app().ctx.pushKeys.publicKey });
    const endpoint = address();
    const { status, body } = await subscribe(member.token, endpoint, { language: 'ta' });
    expect([status, body.devices]).toEqual([200, 1]);
    expect(await rows(member)).toMatchObject([{ endpoint, language: 'ta' }]);
    // pressed again
    expect((await subscribe(member.token, endpoint)).body.devices).toBe(1);
    const stop = { token: member.token, body: { endpoint } };
    expect((await app().call(push.unsubscribePush, stop)).body.devices).toBe(0);
    expect((await app().call(push.unsubscribePush, stop)).status).toBe(200);
  });

  it('may be one of ten: a further one takes the place of the oldest', async () => {
    const member = await makeMember(app().ctx);
    const all = [];
    for (let one = 0; one <= MOST_DEVICES; one += 1) {
      app().setNow(new Date(Date.now() + one * 1000));
      all.push(address());
      await subscribe(member.token, all[one]);
    }
    app().setNow(new Date());
    expect((await rows(member)).map(({ endpoint }) => endpoint)).toEqual(all.slice(1));
  });

  it('is one, by whatever address and spelling of its keys', async () => {
    const member = await makeMember(app().ctx);
    const { keys } = pretendBrowser();
    const padded = { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` };
    const endpoint = `${address()}?again`;
    for (const more of [{ keys }, { keys: padded, endpoint: address() }, { keys, endpoint }])
      expect((await subscribe(member.token, address(), more)).body.devices).toBe(1);
    expect(await rows(member)).toMatchObject([{ endpoint, ...keys }]);
  });

  it('is of one member: of the one who subscribed last, and of nobody once another signs in there', async () => {
    const [one, two] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const endpoint = address();
    await subscribe(one.token, endpoint);
    await subscribe(two.token, endpoint);
    expect([await rows(one), await rows(two)]).toMatchObject([[], [{ endpoint }]]);
    expect((await keep(one.token, endpoint)).body).toEqual({ kept: false });
    expect(await rows(two)).toEqual([]);
  });

  it('goes on with another session of the same member', async () => {
    const member = await makeMember(app().ctx);
    const endpoint = address();
    await subscribe(member.token, endpoint);
    const again = await tokenFor(app().ctx, member.user_id);
    expect((await keep(again, endpoint)).body).toEqual({ kept: true });
    // the first session has no browser any more
    await app().call(logout, { token: member.token });
    expect(await rows(member)).toMatchObject([{ language: 'ta' }]);
    await app().call(logout, { token: again });
    expect(await rows(member)).toEqual([]);
  });

  it('waits for nobody who takes over the oldest of ten at that moment', async () => {
    const member = await makeMember(app().ctx);
    const oldest = address();
    await subscribe(member.token, oldest);
    for (let one = 1; one < MOST_DEVICES; one += 1) await subscribe(member.token);
    // two members who took over each other's oldest would otherwise wait in a circle
    await app()
      .ctx.db.transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('push_subscriptions').where('endpoint', '=', oldest).execute();
        expect((await subscribe(member.token)).status).toBe(200);
      });
    expect(await rows(member)).toHaveLength(MOST_DEVICES);
  });

  it('changes places with another one at once, without waiting in a circle', async () => {
    const [one, two] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const addresses = [address(), address()] as const;
    const keys = [pretendBrowser().keys, pretendBrowser().keys] as const;
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = round % 2 ? addresses : addresses.toReversed();
      const answers = await Promise.all([
        subscribe(one.token, first, { keys: keys[0] }),
        subscribe(two.token, second, { keys: keys[1] }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([await rows(one), await rows(two)]).toMatchObject([
        [{ endpoint: first }],
        [{ endpoint: second }],
      ]);
    }
  });

  it('is none of a session that ends while its call is made', async () => {
    const member = await makeMember(app().ctx);
    const { token } = member;
    const kept = address();
    await subscribe(await tokenFor(app().ctx, member.user_id), kept);
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
    for (const call of [() => statusOf(subscribe(token)), () => statusOf(keep(token, kept))]) {
      const id = app().ctx.tokens.sessionOf(token) ?? '';
      const end = (ended_at: Date | null) =>
        app().ctx.db.updateTable('sessions').set({ ended_at }).where('id', '=', id).execute();
      await end(null);
      const status = await whileChanging(
        app().ctx.db,
        (trx) =>
          trx.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', id).execute(),
        call,
      );
      expect(status).toBe(401);
      const ended = (await rows(member)).filter(({ session_id }) => session_id === id);
      expect(ended).toEqual([]);
    }
  });

  it('goes with the sign-out everywhere, also when its session was forgotten', async () => {
    const member = await makeMember(app().ctx);
    const old = await tokenFor(app().ctx, member.user_id);
    await subscribe(old);
    await app()
      .ctx.db.deleteFrom('sessions')
      .where('id', '=', app().ctx.tokens.sessionOf(old))
      .execute();
    expect(await rows(member)).toMatchObject([{ session_id: null }]);
    await app().call(signOutEverywhere, { token: member.token });
    expect(await rows(member)).toEqual([]);
  });

  it('can be stopped on every device at once', async () => {
    const member = await makeMember(app().ctx);
    await subscribe(member.token);
    await subscribe(member.token);
    expect((await app().call(push.stopPush, { token: member.token })).status).toBe(200);
    expect(await read(member)).toMatchObject({ devices: 0 });
  });
});

describe('the address that a client gives', () => {
  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://127.0.0.1/send',
    'https://localhost/send',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com.example.in/send',
    'https://fcm.googleapis.com@example.in/send',
    'https://fcm.googleapis.com:8443/send',
    'https://user:word@fcm.googleapis.com/send',
    'https://[::1]/send',
    'https://evil.in/?fcm.googleapis.com',
    'https://xpush.apple.com/',
    'ftp://fcm.googleapis.com/',
    // other spellings of one address
    'https://FCM.googleapis.com/fcm/send/1',
    'https://fcm%2egoogleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:443/fcm/send/1',
    'https://fcm.googleapis.com/./fcm/send/1',
    'https://fcm.googleapis.com/fcm/send/%31',
    'https://fcm.googleapis.com/fcm/send/1#2',
    'https://fcm.googleapis.com/fcm/send/1?',
    'https://fcm.googleapis.com\\fcm/send/1',
    'https:///fcm.googleapis.com/fcm/send/1',
    'nonsense',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
    'https://fcm.googleapis.com/\u0000',
  ])('%s is refused', async (endpoint) => {
    const member = await makeMember(app().ctx);
    const { status, error } = await subscribe(member.token, endpoint);
    expect([status, error.Code]).toEqual([400, 'INVALID']);
    expect(Object.keys(error.Faults ?? {})).toEqual(['endpoint']);
    expect(await rows(member)).toEqual([]);
  });

  it.each([
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is one of a browser', async (endpoint) => {
    const member = await makeMember(app().ctx);
    expect((await subscribe(member.token, endpoint)).status).toBe(200);
  });

  it.each([
    { keys: { p256dh: 'x', auth: 'y' } },
    { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
    { keys: null },
    { keys: undefined },
    { language: 'fr' },
    { language: undefined },
    { more: 1 },
  ])('%j beside it is refused', async (more) => {
    const member = await makeMember(app().ctx);
    expect((await subscribe(member.token, address(), more)).status).toBe(400);
  });
});

describe('the kinds', () => {
  it('are all on, each off and on by itself', async () => {
    const member = await makeMember(app().ctx);
    const choose = async (kind: (typeof PUSH_KINDS)[number], wanted: boolean) =>
      (await app().call(push.choosePush, { token: member.token, body: { kind, wanted } })).body
        .choices;
    const all = { 'saved-search': true, 'profile-approved': true, 'package-ending': true };
    expect((await read(member)).choices).toEqual(all);
    expect(await choose('package-ending', false)).toEqual({ ...all, 'package-ending': false });
    expect(await choose('package-ending', false)).toEqual({ ...all, 'package-ending': false });
    expect(await choose('package-ending', true)).toEqual(all);
  });

  it.each([{ kind: 'other', wanted: true }, { kind: 'profile-approved' }, {}])(
    '%j is refused',
    async (body) => {
      const { token } = await makeMember(app().ctx);
      const { status } = await app().call(push.choosePush, { token, body: body as never });
      expect(status).toBe(400);
    },
  );
});

describe('who may', () => {
  it('is a member in any standing, and nobody of the office', async () => {
    const paused = await makeMember(app().ctx);
    await giveAbsence(app().ctx, paused.user_id, 'paused');
    for (const member of [await makeMember(app().ctx, { status: 0, without: ['family'] }), paused])
      expect((await subscribe(member.token)).status).toBe(200);
    const owner = await makeAdmin(app().ctx);
    expect((await subscribe(owner.token)).status).toBe(403);
    expect((await app().call(push.readPush, { token: owner.token })).status).toBe(403);
    expect((await app().call(push.readPush)).status).toBe(401);
    expect((await subscribe('nonsense')).status).toBe(401);
  });

  it('tells nobody else’s browser to stop', async () => {
    const [one, two] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    const endpoint = address();
    await subscribe(one.token, endpoint);
    await app().call(push.unsubscribePush, { token: two.token, body: { endpoint } });
    await app().call(push.stopPush, { token: two.token });
    expect(await rows(one)).toHaveLength(1);
  });
});
