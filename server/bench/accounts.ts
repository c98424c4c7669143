import { resetPassword } from '@mala/contract/auth/passwords.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import { callsTo } from '../test/calls.ts';
import { freshMobile } from '../test/factories/accounts.ts';
import { makeMember } from '../test/factories.ts';
import { measureLoginFlood } from './abuse/login-flood.ts';
import { startFlood } from './flood.ts';
import { narrowRequests } from './list.ts';
import { type Figures, measure, percentile } from './load.ts';
import { line } from './report.ts';
import { makeSearchers } from './searchers.ts';
import type { Site } from './site.ts';

const TRIES = 300;
/** The list call alone and in the flood, alternating, so that other load on the machine affects both. */
const ROUNDS = 5;
const SECONDS = 6;
/** List calls a second, over so many connections: busy, but below the capacity of the machine. */
const LIST = { rate: 100, connections: 5 };
/** Different random requests that each connection sends in turn. */
const VARIED = 500;

function middle(values: number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** Alternating attempts with a known and an unknown number; their medians and the difference. */
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
  const [one, other] = [middle(times.known), middle(times.unknown)];
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

/** Whether response times reveal who is a member, and how a flood of wrong passwords affects members. */
export async function* measureAccounts(site: Site): AsyncIterable<string> {
  const { mobile_no } = await makeMember(site.ctx);
  yield* compareNumbers(site, mobile_no);

  yield* measureLoginFlood(site);

  yield* compareListCalls(site, mobile_no);
}

async function* compareListCalls(site: Site, mobile: string): AsyncIterable<string> {
  const searchers = await makeSearchers(site.ctx, LIST.connections);
  const connections = searchers.map((searcher) => narrowRequests(searcher, VARIED));
  const list = (name: string, seconds = SECONDS): Promise<Figures> =>
    measure({ name, url: site.url, connections, seconds, rate: LIST.rate });
  await list('warming up', 5);
  const alone: number[] = [];
  const flooded: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await list(`list, ${LIST.rate} a second`);
    const stop = startFlood(site.url, mobile);
    const meanwhile = await list('the same in a flood of passwords');
    alone.push(before.p95);
    flooded.push(meanwhile.p95);
    yield* [line(before), line(meanwhile), ...(await stop())];
  }
  const [one, other] = [middle(alone), middle(flooded)];
  yield `list, p95 of the middle round: alone ${one.toFixed(1)} ms, in the flood ${other.toFixed(1)} ms, ${(other / one).toFixed(2)} times`;
}
