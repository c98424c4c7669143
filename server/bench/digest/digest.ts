import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { narrowRequests } from '../list.ts';
import { type Load, measure } from '../load.ts';
import { line } from '../report.ts';
import { makeSearchers } from '../searchers.ts';
import { type Site, startSite } from '../site.ts';
import { fillDevices, fillMembers, fillPhotos } from './fill-members.ts';
import { setMorning } from './morning.ts';
import { type Made, type Making, makeAll } from './round.ts';
import { measureSending } from './sending.ts';
import { type Sink, startMailSink, startPushSink } from './sinks.ts';

/** Of ten made-up profiles, seven are approved. */
const APPROVED = 0.69;
/** At least so many, of whom some are members in a small run. */
const LEAST_PROFILES = 20_000;
/** Narrow lists a second beside it, of ten members. */
const LOAD = { rate: 50, connections: 10, varied: 200 };

/** Each with the seconds for which its sending is waited for once all is made. */
const MAKINGS: (Making & { name: 'mails' | 'notifications'; wait: number })[] = [
  {
    name: 'mails',
    queue: 'digest',
    due: 'digests',
    made: 'mails',
    kind: 'new-profiles',
    wait: 300,
  },
  {
    ...{ name: 'notifications', queue: 'search-news', due: 'search_news' },
    ...{ made: 'push_messages', kind: 'saved-search', wait: 120 },
  },
];

const count = (number: number) => Math.round(number).toLocaleString('en');

/** @throws if somebody was not told, or twice */
function* told(name: string, members: number, made: Made): Generator<string> {
  const { seconds, servers, database, memory } = made;
  const each = (ms: number) => `${(ms / members).toFixed(2)} ms`;
  yield `${name}: ${(seconds / 60).toFixed(1)} min, ${count(members / seconds)} members/s; processor a member ${each(servers)} in servers, ${each(database)} in PostgreSQL; server at most ${count(memory / 1024 ** 2)} MB`;
  yield line(made.lists);
  if (made.made !== members || made.members !== members)
    throw new Error(`${made.made} ${name} for ${made.members} of ${members} members`);
  yield `${name}: ${count(made.made)} for as many members, one each; one of two servers was killed with ${count(made.leftAtKill)} to do`;
}

/** Waits for a while until what was made is sent, and says whom it reached. */
async function sent({ ctx }: Site, making: (typeof MAKINGS)[number], { received }: Sink) {
  const { name, made, kind, wait } = making;
  const sentAt = sql.ref(made === 'mails' ? 'done_at' : 'taken_at');
  let seconds = 0;
  for (; seconds < wait; seconds += 1) {
    const { rows } = await sql<{ waits: boolean }>`
      SELECT EXISTS (SELECT FROM ${sql.table(made)} WHERE kind = ${kind} AND ${sentAt} IS NULL) AS waits`.execute(
      ctx.db,
    );
    if (!rows[0]?.waits) break;
    await delay(1000);
  }
  const times = [...received.values()];
  const twice = times.filter((reached) => reached > 1).length;
  return `${name}: ${count(times.length)} members were reached ${count(seconds)} s after all were made, ${twice} of them twice`;
}

/** Narrow lists of some members, at a fixed rate. */
async function listsOf(site: Site) {
  const searchers = await makeSearchers(site.ctx, LOAD.connections);
  const connections = searchers.map((searcher) => narrowRequests(searcher, LOAD.varied));
  const load = { url: site.url, connections, rate: LOAD.rate };
  return (run: Pick<Load, 'name' | 'seconds' | 'until'>) => measure({ ...load, ...run });
}

/**
 * How long mails and notifications of who is new take for so many members, all due at once, made by two servers of which one is killed,
 * beside lists; and whether each member was told once.
 */
export async function* measureDigest(
  members: number,
  { sending }: { sending: boolean },
): AsyncGenerator<string> {
  const profiles = Math.max(LEAST_PROFILES, Math.ceil(members / APPROVED));
  yield `${count(profiles)} profiles, ${count(members)} members with two saved searches and a device`;
  const sinks = { mails: await startMailSink(), notifications: await startPushSink() };
  const site = await startSite(profiles, {
    limits: false,
    variables: () => ({
      ...{ SMTP_URL: sinks.mails.url, MAIL_FROM: 'office@example.in' },
      PUSH_TEST_URL: sinks.notifications.url,
    }),
    prepare: async (db) => fillMembers(db, members, await setMorning(db)),
  });
  try {
    await fillPhotos(site.ctx);
    await fillDevices(site.ctx, sinks.notifications.url);
    const lists = await listsOf(site);
    await lists({ name: 'warming up', seconds: 5 });
    if (sending) {
      yield* measureSending(site, sinks.mails, lists);
      return;
    }
    yield line(await lists({ name: 'lists, as usual', seconds: 10 }));
    for (const making of MAKINGS) {
      const { name } = making;
      const second = await site.startBeside();
      try {
        // runs are asked for below instead
        await sql`DELETE FROM pgboss.schedule WHERE name = ${making.queue}`.execute(site.ctx.db);
        const made = await makeAll(site, making, second, (until) =>
          lists({ name: `lists, while ${name} are made`, seconds: 3600, until }),
        );
        yield* told(name, members, made);
        yield await sent(site, making, sinks[name]);
      } finally {
        await second.stop();
      }
    }
  } finally {
    await site.stop();
    await Promise.all(Object.values(sinks).map(({ close }) => close()));
  }
}
