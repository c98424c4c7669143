import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../../src/context.ts';
import { watchMemory } from '../../test/memory.ts';
import type { Figures } from '../load.ts';
import { processorOfDatabase, processorOfServers } from '../processor.ts';
import type { Product } from '../product.ts';
import type { Site } from '../site.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** What of the members is left when the second server is killed. */
const KILLED_AT = 0.75;

/** What is made for many members. */
export interface Making {
  queue: 'digest' | 'search-news';
  /** has the due times of the members */
  due: 'digests' | 'search_news';
  /** where a row for each member is made, and of which kind */
  made: 'mails' | 'push_messages';
  kind: 'new-profiles' | 'saved-search';
}

export interface Made {
  seconds: number;
  /** rows made, and for how many members */
  made: number;
  members: number;
  lists: Figures;
  /** milliseconds of processor, with the lists and with what was sent meanwhile */
  servers: number;
  database: number;
  /** most bytes of the first server */
  memory: number;
  /** members who were left when the second server was killed */
  leftAtKill: number;
}

/** Has a run made, as the clock does each minute. */
const askForRun = ({ db, jobs }: Context, { queue }: Making) =>
  db.transaction().execute((trx) => jobs.send(trx, queue, {}));

async function leftOf({ db, now }: Context, { due }: Making): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT count(*) AS left FROM ${sql.table(due)} WHERE next_at <= ${now()}`.execute(db);
  return rows[0]?.left ?? 0;
}

async function makeDue({ db, now }: Context, { due }: Making): Promise<void> {
  const at = now().getTime();
  const [next_at, since] = [new Date(at - MINUTE), new Date(at - DAY)];
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`UPDATE ${sql.table(due)} SET next_at = ${next_at}, since = ${since}`.execute(trx);
  });
}

async function countMade({ db }: Context, { made, kind }: Making) {
  const { rows } = await sql<{ made: number; members: number }>`
    SELECT count(*) AS made, count(DISTINCT user_id) AS members FROM ${sql.table(made)} WHERE kind = ${kind}`.execute(
    db,
  );
  return rows[0] ?? { made: 0, members: 0 };
}

/**
 * Has all members due at once, and both servers told to begin; the second one is killed meanwhile. `lists` asks for lists until what it
 * is given resolves.
 */
export async function makeAll(
  { ctx, pid }: Site,
  making: Making,
  second: Product,
  lists: (until: Promise<unknown>) => Promise<Figures>,
): Promise<Made> {
  const { dataDir } = ctx.config;
  await makeDue(ctx, making);
  const members = await leftOf(ctx, making);
  const used = async () => ({
    servers: await processorOfServers([pid]),
    database: await processorOfDatabase(dataDir),
  });
  const stopWatching = watchMemory(pid);
  const over = Promise.withResolvers<void>();
  const beside = lists(over.promise);
  const before = await used();
  const begun = performance.now();
  const minutes = () => (performance.now() - begun) / MINUTE;
  let [asked, leftAtKill, usedBySecond] = [0, 0, 0];
  for (let left = members; left > 0; left = await leftOf(ctx, making)) {
    // two at first, one for each server
    for (; asked <= 1 + minutes(); asked += 1) await askForRun(ctx, making);
    if (leftAtKill === 0 && left < members * KILLED_AT) {
      leftAtKill = left;
      usedBySecond = await processorOfServers([second.pid]);
      await second.kill();
    }
    await delay(250);
  }
  const seconds = minutes() * 60;
  const after = await used();
  over.resolve();
  return {
    ...{ seconds, leftAtKill, lists: await beside, memory: (await stopWatching()).own },
    ...(await countMade(ctx, making)),
    servers: after.servers - before.servers + usedBySecond,
    database: after.database - before.database,
  };
}
