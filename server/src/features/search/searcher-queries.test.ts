import { logout } from '@mala/contract/auth/me.ts';
import { search } from '@mala/contract/search.ts';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { makeAdmin, makeMember, type Person, tokenFor } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { Database } from '../../db/schema/database.ts';

// What one query reads of the viewers of several searches must be to each as if it was read alone.
const app = useTestApp({ RATE_LIMITS: 'off' });
let groom: Person;
let bride: Person;

beforeAll(() => app().ctx.search.prepare());

beforeEach(async () => {
  const { ctx } = app();
  groom = await makeMember(ctx, { gender: 'male' });
  bride = await makeMember(ctx, { status: 10 });
  await list(groom.token);
});

afterEach(() => vi.restoreAllMocks());

async function list(token: string) {
  const { status, error, body } = await app().call(search, {
    token,
    params: { page: 1 },
    body: {},
  });
  const found = status === 200 ? body.rows.map(({ profile_id }) => profile_id) : [];
  return { status, code: error.Code, found };
}

/** Ends or counts the queries that wait for the lock of `together`. */
async function ofWaiting(what: 'count(*)' | 'count(pg_cancel_backend(pid))'): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT ${sql.raw(what)}::int AS found FROM pg_locks
     WHERE relation = 'downloads'::regclass AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(
    app().ctx.db,
  );
  return rows[0]?.found ?? 0;
}

interface Held {
  /** the answers to all lists */
  all: Promise<unknown>;
  /** what it does is seen by the last of the three queries */
  trx: Kysely<Database>;
}

/**
 * The lists of sessions whose viewers are read by one query: it waits for two that are held up, until all have come and `meanwhile` is done.
 */
async function together(
  tokens: readonly string[],
  meanwhile: (of: Held) => Promise<unknown> = async () => {},
) {
  const { ctx } = app();
  // who searches nothing leaves what changed to the last query
  const { token } = await makeMember(ctx, { status: 500 });
  const asked = vi.spyOn(ctx.search.searchers, 'of').mockClear();
  const { all } = await ctx.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE downloads IN ACCESS EXCLUSIVE MODE`.execute(trx);
    const before: ReturnType<typeof list>[] = [];
    for (const count of [1, 2]) {
      before.push(list(token));
      await expect.poll(() => ofWaiting('count(*)')).toBe(count);
    }
    const lists = tokens.map(list);
    await expect.poll(() => asked.mock.calls.length).toBe(before.length + lists.length);
    const all = Promise.all([...before, ...lists]);
    await meanwhile({ all, trx });
    return { all };
  });
  return (await all).slice(2);
}

const approveBride = () =>
  app()
    .ctx.db.updateTable('profiles')
    .set({ status: 200, approved_at: new Date() })
    .where('user_id', '=', bride.user_id)
    .execute();

it('what changed comes along, though the accounts beside are closed', async () => {
  const { ctx } = app();
  const closed = async () => {
    const person = await makeMember(ctx, { gender: 'male' });
    await giveAbsence(ctx, person.user_id, 'closed');
    return person.token;
  };
  // first in whatever order the rows come: of sessions or of accounts
  const tokens = [
    await closed(),
    (await makeMember(ctx, { gender: 'male' })).token,
    await closed(),
  ];
  const [one, of, other] = await together(tokens, approveBride);
  expect([one?.code, other?.code]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  expect(of?.found[0]).toBe(bride.user_id);
  expect((await list(groom.token)).found[0]).toBe(bride.user_id);
});

it('of two sessions of one member, the one that is open finds', async () => {
  const other = await tokenFor(app().ctx, groom.user_id);
  await approveBride();
  const both = await together([groom.token, other]);
  expect(both.map(({ found }) => found[0])).toEqual([bride.user_id, bride.user_id]);
  const [ended, open] = await together([groom.token, other], () =>
    app().call(logout, { token: groom.token }),
  );
  expect(ended).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(open?.found[0]).toBe(bride.user_id);
});

it('each finds on their own site, as they are when it is read', async () => {
  const { ctx } = app();
  await approveBride();
  const domain = 'marathimala';
  const [there, refused, owner] = [
    await makeMember(ctx, { gender: 'male', domain }),
    await makeMember(ctx, { gender: 'male' }),
    await makeAdmin(ctx),
  ];
  const strange = await makeMember(ctx, { gender: 'male' });
  const bridesThere = await makeMember(ctx, { domain });
  const tokens = [there, refused, owner, strange, groom].map(({ token }) => token);
  const answers = await together(tokens, async ({ trx }) => {
    await trx
      .updateTable('profiles')
      .set({ status: 500 })
      .where('user_id', '=', refused.user_id)
      .execute();
    await trx.deleteFrom('users').where('id', '=', strange.user_id).execute();
  });
  expect(answers[0]?.found).toEqual([bridesThere.user_id]);
  expect(answers[1]).toMatchObject({ status: 403, code: 'PROFILE_REFUSED' });
  expect(answers[2]?.found).toEqual(expect.arrayContaining([bride.user_id, groom.user_id]));
  expect(answers[3]).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(answers[4]?.found[0]).toBe(bride.user_id);
});

it('all are told of a query that failed, and later ones find', async () => {
  const { ctx } = app();
  await approveBride();
  const other = await makeMember(ctx, { gender: 'male' });
  const failed = await together([groom.token, other.token], async ({ all }) => {
    let areTold = false;
    void all.then(() => {
      areTold = true;
    });
    await expect
      .poll(async () => {
        await ofWaiting('count(pg_cancel_backend(pid))');
        return areTold;
      })
      .toBe(true);
  });
  for (const answer of failed) expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect((await list(groom.token)).found[0]).toBe(bride.user_id);
});
