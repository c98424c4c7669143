import { afterEach, expect, it, vi } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { noon, usePushSite } from '../../../test/push-site.ts';
import { notify } from './index.ts';
import { createPusher } from './send-push.ts';

const HOUR = 3_600_000;

const { app, service, device, queued, work } = usePushSite();
afterEach(() => vi.restoreAllMocks());

const tell = ({ user_id }: Person) =>
  app()
    .ctx.db.transaction()
    .execute((trx) => notify(trx, app().ctx, user_id, { kind: 'profile-approved' }));

it('a message goes once though the queue gives its job again', async () => {
  const member = await makeMember(app().ctx);
  const phone = await device(member);
  const pusher = createPusher(app().ctx);
  await tell(member);
  const [job] = await queued();
  if (!job) throw new Error('nothing was queued');
  const again = { data: job.data, since: app().ctx.now() };
  vi.spyOn(app().ctx.db, 'updateTable').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  await expect(pusher(again)).rejects.toThrow('away');
  expect(await work(pusher)).toEqual(['done']);
  expect(phone.got()).toHaveLength(1);
  const told = app().ctx.db.selectFrom('push_messages').where('user_id', '=', member.user_id);
  const [{ taken_at } = {}] = await told.select('taken_at').execute();
  expect(taken_at).toBeInstanceOf(Date);
});

it('what could not go by day rings at no phone in the night', async () => {
  const member = await makeMember(app().ctx);
  await device(member);
  await tell(member);
  app().setNow(new Date(noon().getTime() + 9 * HOUR));
  expect(await work()).toEqual(['again']);
  expect(service().pushed).toEqual([]);
});

it.each([
  { name: 'for a while', says: undefined, seconds: 31 },
  { name: 'as long as it says', says: '120', seconds: 121 },
  { name: 'not for longer than ten minutes', says: '86400', seconds: 601 },
  { name: 'for a while if it says a date', says: 'Fri, 31 Dec 2999 23:59:59 GMT', seconds: 31 },
])(
  'a device that its push service is not to be asked for is left alone $name',
  async ({ says, seconds }) => {
    const member = await makeMember(app().ctx);
    const phone = await device(member);
    const pusher = createPusher(app().ctx);
    service().answer = 429;
    if (says) service().headers = { 'retry-after': says };
    await tell(member);
    const since = performance.now();
    const now = vi.spyOn(performance, 'now').mockReturnValue(since);
    expect(await work(pusher)).toEqual(['again']);
    service().answer = 201;
    now.mockImplementation(() => since + (seconds - 3) * 1000);
    await tell(member);
    expect(await work(pusher)).toEqual(['again']);
    expect(phone.got()).toHaveLength(1);
    now.mockImplementation(() => since + seconds * 1000);
    await tell(member);
    expect(await work(pusher)).toEqual(['done']);
    expect(phone.got()).toHaveLength(2);
  },
);

it.each([429, 503])(
  'what a push service says of one device (%s) keeps nobody else’s message',
  async (answer) => {
    const [one, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    // as many as a member may have of made-up addresses
    for (let count = 0; count < 10; count += 1) await device(one);
    const phone = await device(other);
    const pusher = createPusher(app().ctx);
    service().answer = answer;
    service().headers = { 'retry-after': '600' };
    await tell(one);
    expect(new Set(await work(pusher))).toEqual(new Set(['again']));
    expect(service().pushed).toHaveLength(10);
    service().answer = 201;
    await tell(other);
    expect(await work(pusher)).toEqual(['done']);
    expect(phone.got()).toHaveLength(1);
  },
);

it('a push service that fails for several members in a row is left alone', async () => {
  const pusher = createPusher(app().ctx);
  service().answer = 503;
  for (let count = 0; count < 4; count += 1) {
    const member = await makeMember(app().ctx);
    await device(member);
    await tell(member);
  }
  expect(await work(pusher)).toEqual(['again', 'again', 'again', 'again']);
  expect(service().pushed).toHaveLength(3);
});

it('a push service that answers in between is asked for everybody', async () => {
  const pusher = createPusher(app().ctx);
  for (const answer of [503, 503, 201, 503, 503, 429, 503, 201]) {
    const member = await makeMember(app().ctx);
    await device(member);
    await tell(member);
    service().answer = answer;
    expect(await work(pusher)).toEqual([answer === 201 ? 'done' : 'again']);
  }
  expect(service().pushed).toHaveLength(8);
});

it('a push service that was busy, and now says nothing, keeps one message waiting and no others', async () => {
  const members: Person[] = [];
  for (let one = 0; one < 3; one += 1) {
    const member = await makeMember(app().ctx);
    await device(member);
    members.push(member);
  }
  const pusher = createPusher(app().ctx);
  service().answer = 503;
  for (const member of members) await tell(member);
  expect(await work(pusher)).toEqual(['again', 'again', 'again']);
  const since = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => since + 31_000);
  service().answer = 'nothing';
  service().pushed.length = 0;
  for (const member of members) await tell(member);
  const outcomes: string[] = [];
  const all = (await queued()).map(async ({ data }) => {
    outcomes.push(await pusher({ data, since: app().ctx.now() }));
  });
  await expect.poll(() => outcomes).toEqual(['again', 'again']);
  await expect.poll(() => service().pushed).toHaveLength(1);
  service().hangUp();
  await Promise.all(all);
  expect(outcomes).toEqual(['again', 'again', 'again']);
  // none is left for the next test
  await work(pusher);
});

it('a push service that refuses messages is in the log once a minute', async () => {
  const member = await makeMember(app().ctx);
  for (let one = 0; one < 3; one += 1) await device(member);
  const pusher = createPusher(app().ctx);
  const warned = vi.spyOn(app().ctx.log, 'warn');
  service().answer = 403;
  await tell(member);
  expect(await work(pusher)).toEqual(['done', 'done', 'done']);
  expect(warned).toHaveBeenCalledTimes(1);
  const since = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => since + 61_000);
  await tell(member);
  expect(await work(pusher)).toEqual(['done', 'done', 'done']);
  expect(warned).toHaveBeenCalledTimes(2);
});

it('a device whose keys cannot be used is forgotten, and its push service goes on', async () => {
  const member = await makeMember(app().ctx);
  await device(member);
  const { db } = app().ctx;
  await db
    .updateTable('push_subscriptions')
    .set({ p256dh: 'A'.repeat(87) })
    .where('user_id', '=', member.user_id)
    .execute();
  const phone = await device(member);
  const warned = vi.spyOn(app().ctx.log, 'warn');
  await tell(member);
  expect(await work(createPusher(app().ctx))).toEqual(['done', 'done']);
  expect(phone.got()).toHaveLength(1);
  expect(warned).not.toHaveBeenCalled();
  const left = db.selectFrom('push_subscriptions').where('user_id', '=', member.user_id);
  expect(await left.select('endpoint').execute()).toEqual([{ endpoint: phone.endpoint }]);
});
