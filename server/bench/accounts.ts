import { resetPassword } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth.ts';
import { callsTo } from '../test/calls.ts';
import { freshMobile } from '../test/factories/accounts.ts';
import { makeMember } from '../test/factories.ts';
import { startFlood } from './flood.ts';
import { narrowFilters, request } from './list.ts';
import { type Figures, measure, percentile } from './load.ts';
import { line } from './report.ts';
import { makeSearchers } from './searchers.ts';
import type { Site } from './site.ts';

const TRIES = 300;
const SECONDS = 10;
/** List calls a second, over so many connections: busy, yet not all that the machine can do. */
const LIST = { rate: 100, connections: 5 };
/** Requests that each connection sends in turn, each drawn anew. */
const VARIED = 500;

/** Tries with a known and an unknown number in turn; the medians, and how far they are apart. */
async function compare(name: string, attempt: (mobile: string) => Promise<number>, known: string) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let turn = -20; turn < TRIES; turn += 1) {
    for (const kind of turn % 2
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const mobile = kind === 'known' ? known : freshMobile();
      const start = performance.now();
      await attempt(mobile);
      // the first ones warm up
      if (turn >= 0) times[kind].push(performance.now() - start);
    }
  }
  const median = (values: number[]) =>
    percentile(
      values.sort((a, b) => a - b),
      0.5,
    );
  const [one, other] = [median(times.known), median(times.unknown)];
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return `${name}, ${TRIES} tries each: known ${ms(one)}, unknown ${ms(other)}, apart ${ms(Math.abs(one - other))}`;
}

async function* compareNumbers(site: Site, known: string): AsyncIterable<string> {
  const call = callsTo(site.url);
  const wrong = async (mobile_no: string) =>
    (await call(login, { body: { mobile_no, password: 'not this one' } })).status;
  yield await compare('login', wrong, known);
  const reset = async (mobile_no: string) =>
    (
      await call(resetPassword, {
        body: { mobile_no, date_of_birth: '1990-01-01', domain: 'tamilmala' },
      })
    ).status;
  yield await compare('reset', reset, known);
}

/** Whether an answer's time tells who is a member, and what members feel of a flood of wrong passwords. */
export async function* measureAccounts(site: Site): AsyncIterable<string> {
  const { mobile_no } = await makeMember(site.ctx);
  yield* compareNumbers(site, mobile_no);

  const searchers = await makeSearchers(site.ctx, LIST.connections);
  const connections = searchers.map((searcher) =>
    Array.from({ length: VARIED }, () => request(searcher, narrowFilters(searcher.domain))),
  );
  const list = (name: string, seconds = SECONDS): Promise<Figures> =>
    measure({ name, url: site.url, connections, seconds, rate: LIST.rate });
  await list('warming up', 3);
  yield line(await list('list, 100 a second'));
  const stop = startFlood(site.url, mobile_no);
  yield line(await list('the same in a flood of passwords'));
  yield* await stop();
  yield line(await list('the same after it'));
}
