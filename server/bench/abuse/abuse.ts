import { type Site, startSite } from '../site.ts';
import { measureCostlyCalls } from './costly-calls.ts';
import { measureLoginFlood } from './login-flood.ts';
import { measureSlowUploads } from './slow-uploads.ts';

/** Enough for lists and searches to have work; what is measured here does not depend on more. */
const PROFILES = 2000;

/** What somebody might do to the service, each with its aim: how others fare meanwhile, and without it. */
const CASES: readonly { aim: string; measure: (site: Site) => AsyncIterable<string> }[] = [
  {
    aim: 'right logins from elsewhere within 1 s, while 80 connections of one address send unknown mobiles',
    measure: measureLoginFlood,
  },
  {
    aim: 'under 5 ms of processor for a call without a token, besides the hash of a password',
    measure: measureCostlyCalls,
  },
  {
    aim: 'photos of others ready within 3 s, while one account sends 30 pictures that take long to read',
    measure: measureSlowUploads,
  },
];

/** Runs each case against one site with its limits on; each comes from network addresses of its own. */
export async function* measureAbuse(): AsyncIterable<string> {
  const site = await startSite(PROFILES, { limits: true });
  try {
    for (const { aim, measure } of CASES) {
      yield aim;
      for await (const line of measure(site)) yield `  ${line}`;
    }
  } finally {
    await site.stop();
  }
}
