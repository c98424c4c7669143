import { QUEUE_NAMES, readDesk } from '@mala/contract/desk.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  givePhoto,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import {
  giveFailedMail,
  giveHeldChange,
  giveHeldText,
  giveLiveChange,
} from '../../../test/faults/people.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let owner: Person;

async function desk({ token }: Person) {
  return (await app().call(readDesk, { token })).body.queues;
}

/** The counts as "photos tamilmala 1", without empty queues. */
async function counts(person: Person): Promise<string[]> {
  const queues = await desk(person);
  return queues
    .filter(({ count }) => count > 0)
    .map(({ queue, domain, count }) => `${queue} ${domain} ${count}`);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  owner = await makeAdmin(app().ctx);
});

describe('the desk', () => {
  it('has every queue of both communities for an owner, empty at first', async () => {
    const queues = await desk(owner);
    expect(queues.map(({ queue, domain }) => `${queue} ${domain}`)).toEqual(
      QUEUE_NAMES.flatMap((queue) => [`${queue} tamilmala`, `${queue} marathimala`]),
    );
    for (const queue of queues) expect(queue).toMatchObject({ count: 0, oldest_at: null });
  });

  it('counts what waits in each queue, with the oldest; others see only theirs', async () => {
    const { ctx } = app();
    const pending = await makeMember(ctx, { status: 0 });
    await makeMember(ctx, { status: 10, domain: 'marathimala' });
    await makeMember(ctx, { status: 0, without: ['family'] });
    await makeMember(ctx, { status: 500 });
    const member = await makeMember(ctx);
    const [first] = [
      await givePhoto(ctx, member, 'waiting'),
      await givePhoto(ctx, member, 'waiting'),
    ];
    await ctx.db
      .updateTable('photos')
      .set({ created_at: daysAgo(3) })
      .where('id', '=', first)
      .execute();
    // decided with its profile
    await givePhoto(ctx, pending, 'waiting');
    await givePhoto(ctx, member);
    await giveHeldText(ctx, member);
    await giveHeldChange(ctx, member);
    await giveLiveChange(ctx, member);
    await giveFailedMail(ctx, member);
    const note = { user_id: member.user_id, kind: 'opens' as const };
    await ctx.db
      .insertInto('heavy_readers')
      .values([
        { ...note, day: '2026-11-20', noted_at: daysAgo(2) },
        { ...note, day: '2026-10-01', noted_at: daysAgo(40) },
      ])
      .execute();

    const tamil = ['profiles', 'photos', 'texts', 'changes', 'live', 'mails', 'readers'].map(
      (queue) => `${queue} tamilmala ${queue === 'photos' ? 2 : 1}`,
    );
    expect(await counts(owner)).toEqual(
      [tamil[0], 'profiles marathimala 1', ...tamil.slice(1)].filter(Boolean),
    );
    const photos = (await desk(owner)).find(({ queue }) => queue === 'photos');
    expect(Date.now() - Date.parse(photos?.oldest_at ?? '')).toBeGreaterThan(2.9 * 86_400_000);

    const reviewer = await makeStaff(ctx, 'REVIEWER', 'marathimala', 'marathimala');
    expect((await desk(reviewer)).map(({ queue, domain }) => `${queue} ${domain}`)).toEqual(
      ['profiles', 'photos', 'texts', 'changes', 'live', 'complaints', 'readers', 'calls'].map(
        (queue) => `${queue} marathimala`,
      ),
    );
    expect(await counts(reviewer)).toEqual(['profiles marathimala 1']);
    const cashier = await desk(await makeStaff(ctx, 'CASHIER', 'tamilmala', 'marathimala'));
    expect(cashier).toEqual([
      { queue: 'claims', domain: 'marathimala', count: 0, oldest_at: null },
    ]);
  });

  it('is for the office alone', async () => {
    const member = await makeMember(app().ctx);
    expect((await app().call(readDesk, { token: member.token })).status).toBe(403);
    expect((await app().call(readDesk)).status).toBe(401);
  });
});

describe('a profile waits', () => {
  async function waitingSince({ user_id }: Person) {
    const row = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', user_id)
      .select('waiting_since')
      .executeTakeFirstOrThrow();
    return row.waiting_since;
  }

  it('since it is complete, until it is decided about, and anew when the decision is taken back', async () => {
    const { ctx, call } = app();
    const member = await makeMember(ctx, { status: 0, without: ['photo'] });
    const save = (set: { photos_done?: boolean; home_photo?: boolean }) =>
      ctx.db.updateTable('profiles').set(set).where('user_id', '=', member.user_id).execute();
    expect(await waitingSince(member)).toBeNull();
    await save({ photos_done: true });
    const since = await waitingSince(member);
    expect(since).toBeInstanceOf(Date);
    await save({ home_photo: true });
    expect(await waitingSince(member)).toEqual(since);
    for (const [status, waits] of [
      [10, true],
      [200, false],
      [10, true],
      [500, false],
    ] as const) {
      const body = { profile_id: member.user_id, status };
      await call(changeStatus, { token: owner.token, params: { id: member.user_id }, body });
      expect((await waitingSince(member)) !== null).toBe(waits);
    }
  });
});

it('the desk reads no profile, only indexes', async () => {
  const { db } = app().ctx;
  const { rows } = await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    return sql<{
      'QUERY PLAN': string;
    }>`EXPLAIN SELECT domain, count(*), min(waiting_since) FROM profiles
      WHERE domain IN ('tamilmala', 'marathimala') AND waiting_since IS NOT NULL GROUP BY domain`.execute(
      trx,
    );
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('profiles_waiting');
});
