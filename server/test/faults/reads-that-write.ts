import { givePhoto, giveSubscription, makeAdmin } from '../factories.ts';
import type { FailingSite } from './failing-site.ts';
import { attempt } from './fault.ts';
import { makeSomebody } from './people.ts';
import { call } from './scenario.ts';
import type { Route } from './writing-routes.ts';

/** Calls each GET of the interface as a member and as the office, and returns those that wrote something. */
export async function readsThatWrite(
  site: FailingSite,
  routes: readonly Route[],
): Promise<string[]> {
  const { calm } = site;
  const member = await makeSomebody(calm, { gender: 'male' });
  await givePhoto(calm, member);
  await giveSubscription(calm, member);
  const found = await makeSomebody(calm);
  const admin = await makeAdmin(calm);
  const writing: string[] = [];
  for (const { url } of routes.filter((one) => one.method === 'GET' && one.url.startsWith('/api/')))
    for (const { token } of [member, admin]) {
      const params = {
        userId: member.user_id,
        profileId: found.user_id,
        id: found.user_id,
        page: 1,
        domain: 'tamilmala',
      };
      const asked = call({ name: url, method: 'GET', path: url }, async () => ({ people: [] }));
      const { steps } = await attempt(null, () => site.send(asked, { people: [], token, params }));
      if (steps.some(({ writes, what }) => writes && !what.includes('rate_limits')))
        writing.push(`GET ${url}`);
    }
  return [...new Set(writing)];
}
