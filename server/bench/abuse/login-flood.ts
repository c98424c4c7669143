import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { PASSWORD } from '../../test/factories/accounts.ts';
import { makeMember } from '../../test/factories.ts';
import { fromElsewhere } from '../../test/mailed-links.ts';
import { keepTrying } from '../flood.ts';
import type { Site } from '../site.ts';
import type { Flood } from './login-flooder.ts';

const SECONDS = 8;
/** Milliseconds between right logins. */
const EVERY = 100;

/** Logs a member in, each time from another address, for `SECONDS`; a line about it. */
async function logInRightly({ ctx, url }: Site): Promise<string> {
  const { mobile_no } = await makeMember(ctx);
  const body = { mobile_no, password: PASSWORD };
  const stop = keepTrying(url, EVERY, () => ({ body, headers: fromElsewhere() }));
  await setTimeout(SECONDS * 1000);
  return stop();
}

/** Right logins from elsewhere, alone and while one address sends unknown mobiles as fast as it can. */
export async function* measureLoginFlood(site: Site): AsyncIterable<string> {
  yield `right logins alone ${await logInRightly(site)}`;
  const workerData: Flood = { url: site.url, connections: 80, seconds: SECONDS + 2 };
  const flooder = new Worker(new URL('login-flooder.ts', import.meta.url), { workerData });
  const done = once(flooder, 'message');
  await setTimeout(1000);
  yield `right logins meanwhile ${await logInRightly(site)}`;
  yield `the flood: ${(await done)[0]}`;
}
