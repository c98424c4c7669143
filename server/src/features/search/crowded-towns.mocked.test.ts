import { countSearch, type Filters, search } from '@mala/contract/search.ts';
import { listSimilar } from '@mala/contract/similar.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { village } from '../../../test/villages.ts';
import { TOWN_CODES } from './other-towns.ts';
import { townCode } from './towns.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
let groom: Person;

beforeAll(async () => {
  // other families have used up all codes
  let at = 0;
  while (townCode(village(at), 'tamil-nadu') < TOWN_CODES - 1) at++;
  groom = await makeMember(app().ctx, { gender: 'male' });
});

const brideOf = (city: string) => makeMember(app().ctx, { basic: { city } });

async function foundIn(filters: Filters) {
  const asked = { token: groom.token, body: filters };
  const [{ body }, counted] = await Promise.all([
    app().call(search, { ...asked, params: { page: 1 } }),
    app().call(countSearch, asked),
  ]);
  expect(counted.body.count).toBe(body.count);
  return body.rows.map(({ profile_id }) => profile_id);
}

it('finds people of towns for which there are no more codes', async () => {
  const [one, other] = [await brideOf('Zembulaq'), await brideOf('Zirkonadiq')];
  const listed = await brideOf('Madurai');
  await app().ctx.search.prepare();
  expect(await foundIn({ city: ['Zembulaq'] })).toEqual([one.user_id]);
  expect(await foundIn({ city: ['zirkonadiq', 'Madurai'] })).toEqual([
    listed.user_id,
    other.user_id,
  ]);
  expect(await foundIn({ city: ['Zembulaq'], from_age: [60] })).toEqual([]);
});

it('finds who is like somebody of such a town by all else', async () => {
  const [one, other] = [await brideOf('Zolopaq'), await brideOf('Zolopaq')];
  const { body } = await app().call(listSimilar, {
    token: groom.token,
    params: { profileId: one.user_id },
  });
  expect(body.rows.map(({ profile_id }) => profile_id)).toContain(other.user_id);
});
