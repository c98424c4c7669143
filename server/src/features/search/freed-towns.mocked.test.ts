import { countSearch, search } from '@mala/contract/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { village } from '../../../test/villages.ts';
import { isCrowded, sharesCodes, TOWN_CODES } from './other-towns.ts';
import { townCode, townName } from './towns.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
let groom: Person;
let stays: Person;
let moves: Person;
let made = 0;
let skippedMs = 0;

const brideOf = (city: string) => makeMember(app().ctx, { basic: { city } });

/** Has made-up families use up all codes; the last one has none of its own. */
function fill(): void {
  while (townCode(village(made), 'tamil-nadu') < TOWN_CODES - 1) made++;
}

/** So much later that a name without a code has them looked at. */
function look(): void {
  skippedMs += 601_000;
  townCode(village(++made), 'tamil-nadu');
}

async function foundIn(city: string): Promise<(string | undefined)[]> {
  const call = { token: groom.token, body: { city: [city] } };
  const found = await app().call(search, { ...call, params: { page: 1 } });
  const counted = await app().call(countSearch, call);
  expect(counted.body.count).toBe(found.body.count);
  return found.body.rows.map(({ profile_id }) => profile_id);
}

const moveTo = (city: string) =>
  app()
    .ctx.db.updateTable('profiles')
    .set({ basic: sql`basic || ${JSON.stringify({ city })}::jsonb` })
    .where('user_id', '=', moves.user_id)
    .execute();

beforeAll(async () => {
  const { ctx } = app();
  groom = await makeMember(ctx, { gender: 'male' });
  stays = await brideOf('Zembulaq');
  moves = await brideOf('Zirkonadiq');
  await ctx.search.prepare();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skippedMs);
});

afterAll(() => {
  vi.restoreAllMocks();
});

it('codes of towns where nobody lives any more are those of others', async () => {
  const own = townCode('Zembulaq', 'tamil-nadu');
  fill();
  expect([sharesCodes(), isCrowded(village(made))]).toEqual([true, true]);
  // what was asked for lately may not have come to its index yet
  look();
  expect(townCode(village(++made), 'tamil-nadu')).toBe(TOWN_CODES - 1);
  look();
  expect(townCode(village(++made), 'tamil-nadu')).toBeLessThan(TOWN_CODES - 1);
  look();
  expect([sharesCodes(), isCrowded(village(made))]).toEqual([false, false]);
  expect([townName(own), townCode('Zembulaq', 'tamil-nadu')]).toEqual(['Zembulaq', own]);
  expect(await foundIn('Zembulaq')).toEqual([stays.user_id]);
  expect(await foundIn('Zirkonadiq')).toEqual([moves.user_id]);
});

it('who moves is found in the new town alone, whoever has the code of the former one', async () => {
  let former = 'Zirkonadiq';
  for (const city of ['Zolopaq', 'Zembulaq', 'Zimbaniq']) {
    const there = await foundIn(city);
    await moveTo(city);
    expect(await foundIn(city)).toEqual([moves.user_id, ...there]);
    look();
    look();
    fill();
    expect(isCrowded(city)).toBe(false);
    expect(await foundIn(city)).toEqual([moves.user_id, ...there]);
    expect(await foundIn(former)).toEqual(former === 'Zembulaq' ? [stays.user_id] : []);
    expect(await foundIn('Zembulaq')).toContain(stays.user_id);
    former = city;
    look();
    look();
  }
});
