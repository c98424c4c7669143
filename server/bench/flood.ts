import { login } from '@mala/contract/auth/sign-in.ts';
import { callsTo } from '../test/calls.ts';
import { freshMobile, PASSWORD } from '../test/factories/accounts.ts';
import { percentile } from './load.ts';

/** Wrong passwords a second. */
const RATE = 50;
/** Milliseconds between genuine logins. */
const GENUINE_EVERY = 500;

interface Tries {
  /** replies by status; 0: no reply */
  statuses: Map<number, number>;
  /** durations of replies other than 429, in milliseconds */
  times: number[];
}

/** A login: its body, and the headers of where it comes from. */
export type Login = () => { body: object; headers?: Record<string, string> };

/** Logs in at a constant rate, however long replies take, until it is stopped, and says in a line how that went. */
export function keepTrying(url: string, every: number, next: Login): () => Promise<string> {
  const call = callsTo(url);
  const tries: Tries = { statuses: new Map(), times: [] };
  const open = new Set<Promise<void>>();
  async function tryOnce(): Promise<void> {
    const start = performance.now();
    const status = await call(login, next()).then(
      (answer) => answer.status,
      () => 0,
    );
    tries.statuses.set(status, (tries.statuses.get(status) ?? 0) + 1);
    if (status !== 429) tries.times.push(performance.now() - start);
  }
  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    // catches up after a late timer
    for (; sent * every < performance.now() - begun; sent += 1) {
      const trial = tryOnce().finally(() => open.delete(trial));
      open.add(trial);
    }
  }, 5);
  return async () => {
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
 * Wrong passwords for unregistered numbers, and a member who logs in twice a second among them. The returned
 * function stops both and reports a line for each.
 */
export function startFlood(url: string, mobile: string): () => Promise<string[]> {
  const wrong = keepTrying(url, 1000 / RATE, () => ({
    body: { mobile_no: freshMobile(), password: 'not this one' },
  }));
  const right = keepTrying(url, GENUINE_EVERY, () => ({
    body: { mobile_no: mobile, password: PASSWORD },
  }));
  return async () => {
    const lines = await Promise.all([wrong(), right()]);
    return [`  wrong passwords ${lines[0]}`, `  right ones among them ${lines[1]}`];
  };
}
