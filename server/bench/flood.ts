import { login } from '@mala/contract/auth/sign-in.ts';
import { callsTo } from '../test/calls.ts';
import { freshMobile, PASSWORD } from '../test/factories/accounts.ts';
import { percentile } from './load.ts';

/** Wrong passwords a second. */
const RATE = 50;
/** A genuine login each so many milliseconds. */
const GENUINE_EVERY = 500;

interface Tries {
  /** answers by status; 0 where there was none */
  statuses: Map<number, number>;
  /** of the answers that were no refusal for too many, in milliseconds */
  times: number[];
}

/** Logs in at a steady pace, whatever the answers take, until it is stopped. */
function keepTrying(url: string, every: number, body: () => object) {
  const call = callsTo(url);
  const tries: Tries = { statuses: new Map(), times: [] };
  const open = new Set<Promise<void>>();
  async function tryOnce(): Promise<void> {
    const start = performance.now();
    const status = await call(login, { body: body() }).then(
      (answer) => answer.status,
      () => 0,
    );
    tries.statuses.set(status, (tries.statuses.get(status) ?? 0) + 1);
    if (status !== 429) tries.times.push(performance.now() - start);
  }
  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // a timer that was late makes up for it
    for (; sent * every < performance.now() - begun; sent += 1) {
      const trial = tryOnce().finally(() => open.delete(trial));
      open.add(trial);
    }
  }, 5);
  return async (): Promise<string> => {
    clearInterval(timer);
    const rate = sent / ((performance.now() - begun) / 1000);
    await Promise.all(open);
    const times = tries.times.sort((a, b) => a - b);
    const answers = [...tries.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    const ms = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
    return `${rate.toFixed(1)}/s: ${answers}; p50 ${ms(0.5)}, slowest ${ms(1)}`;
  };
}

/**
 * Wrong passwords for numbers that nobody has, and a member who logs in twice a second among them. What comes back
 * ends both and says how they fared, a line each.
 */
export function startFlood(url: string, mobile: string): () => Promise<string[]> {
  const wrong = keepTrying(url, 1000 / RATE, () => ({
    mobile_no: freshMobile(),
    password: 'not this one',
  }));
  const right = keepTrying(url, GENUINE_EVERY, () => ({ mobile_no: mobile, password: PASSWORD }));
  return async () => {
    const lines = await Promise.all([wrong(), right()]);
    return [`  wrong passwords ${lines[0]}`, `  right ones among them ${lines[1]}`];
  };
}
