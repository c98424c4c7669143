import { setTimeout as delay } from 'node:timers/promises';
import { DIGEST_FACES } from '@mala/contract/digest.ts';
import { sql } from 'kysely';
import type { Context } from '../../src/context.ts';
import type { AuthMail } from '../../src/features/auth/index.ts';
import type { DigestMail } from '../../src/features/digest/letters.ts';
import { queueDaily, queueMail } from '../../src/features/mail/index.ts';
import { type Figures, percentile } from '../load.ts';
import { processorOfDatabase, processorOfServers } from '../processor.ts';
import { line } from '../report.ts';
import type { Site } from '../site.ts';
import type { MailSink } from './sinks.ts';

/** Milliseconds in which the mail server takes a mail. */
const ANSWERS = [0, 20, 200];
/** Mails of one transaction, as the product makes them. */
const BATCH = 100;
/** Milliseconds between two mails that somebody waits for. */
const WAITED_EACH = 500;
/** After so many of them the start is over. */
const STARTED = 100;

type Lists = (run: { name: string; seconds: number; until?: Promise<unknown> }) => Promise<Figures>;

/** For each member a mail about the newest of the other gender. */
async function queueAll({ db, jobs }: Context): Promise<number> {
  const { rows } = await sql<{ user_id: string; profiles: string[] }>`
    WITH newest AS (
      SELECT domain, gender, array_agg(user_id) AS profiles FROM (
        SELECT domain, gender, user_id, row_number() OVER (PARTITION BY domain, gender ORDER BY approved_at DESC) AS place
          FROM profiles WHERE status = 200 AND away IS NULL) AS placed
       WHERE place <= ${DIGEST_FACES} GROUP BY domain, gender)
    SELECT profiles.user_id, newest.profiles FROM bench_members
      JOIN profiles USING (user_id)
      JOIN newest ON newest.domain = profiles.domain AND newest.gender <> profiles.gender`.execute(
    db,
  );
  const mails = rows.map((row) => ({ kind: 'new-profiles' as const, ...row, searches: [] }));
  for (let at = 0; at < mails.length; at += BATCH)
    await db
      .transaction()
      .execute((trx) => queueDaily<DigestMail>(trx, { jobs }, mails.slice(at, at + BATCH)));
  return mails.length;
}

/** Queues a mail that somebody waits for now and then until `over`; milliseconds until each was taken. */
async function waitedFor(ctx: Context, user_id: string, over: Promise<unknown>): Promise<number[]> {
  const [until, ids] = [new AbortController(), [] as Promise<number>[]];
  void over.finally(() => until.abort());
  while (!until.signal.aborted) {
    ids.push(timeOne(ctx, user_id));
    await delay(WAITED_EACH);
  }
  return (await Promise.all(ids)).sort((a, b) => a - b);
}

async function timeOne(ctx: Context, user_id: string): Promise<number> {
  const begun = performance.now();
  const at = `${new Date().toISOString()} ${begun}`;
  const mail = { kind: 'password-changed', user_id, at: new Date().toISOString() } as const;
  await ctx.db
    .transaction()
    .execute((trx) => queueMail<AuthMail>(trx, ctx, mail, { network: null, once: at }));
  for (;;) {
    const { rows } = await sql`
      SELECT FROM mails WHERE once = ${at} AND done_at IS NOT NULL`.execute(ctx.db);
    if (rows.length > 0) return performance.now() - begun;
    await delay(10);
  }
}

/**
 * How quickly one server sends the mails to many, beside lists and mails that somebody waits for, to mail servers of different speeds, and what
 * it costs.
 */
export async function* measureSending(site: Site, sink: MailSink, lists: Lists) {
  const { ctx, pid } = site;
  const { dataDir } = ctx.config;
  const used = async () => [await processorOfServers([pid]), await processorOfDatabase(dataDir)];
  const { rows } = await sql<{ user_id: string }>`
    SELECT user_id FROM profiles WHERE status = 200 ORDER BY user_id DESC LIMIT 1`.execute(ctx.db);
  const somebody = rows[0]?.user_id ?? '';
  const usual = await used();
  const SECONDS = 10;
  yield line(await lists({ name: 'lists, as usual', seconds: SECONDS }));
  const afterUsual = await used();
  const perSecond = afterUsual.map((ms, at) => (ms - (usual[at] ?? 0)) / SECONDS);
  for (const ms of ANSWERS) {
    sink.answerMs = ms;
    const [over, before, seen] = [Promise.withResolvers<void>(), await used(), sink.taken];
    const all = await queueAll(ctx);
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    const beside = lists({ name: `lists, ${ms} ms a mail`, seconds: 3600, until: over.promise });
    const waited = waitedFor(ctx, somebody, over.promise);
    const taken = () => sink.taken - seen;
    while (taken() < STARTED) await delay(20);
    const [started, first] = [seconds(), taken()];
    for (;;) {
      const { rows } = await sql`
        SELECT FROM mails WHERE kind = 'new-profiles' AND done_at IS NULL LIMIT 1`.execute(ctx.db);
      if (rows.length === 0) break;
      await delay(100);
    }
    const [whole, many] = [seconds(), taken()];
    const after = await used();
    over.resolve();
    const [server, database] = after.map(
      (now, at) => (now - (before[at] ?? 0) - (perSecond[at] ?? 0) * whole) / all,
    );
    const times = await waited;
    yield `${ms} ms a mail: ${all} in ${whole.toFixed(1)} s, the first ${STARTED} after ${started.toFixed(1)} s, then ${((many - first) / (whole - started)).toFixed(0)} a second; processor a mail ${server?.toFixed(2)} ms in the server, ${database?.toFixed(2)} ms in PostgreSQL`;
    yield line(await beside);
    yield `mails that somebody waits for: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, of ${times.length}`;
  }
}
