import { changeSavedSearch, saveSearch } from '@mala/contract/saved-searches.ts';
import { countSearch, type Filters, search } from '@mala/contract/search.ts';
import { expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

async function statusOf({ token }: Person, filters: Filters): Promise<number> {
  return (await app().call(countSearch, { token, body: filters })).status;
}

it('of one member id, a member has 120 counts an hour, whichever id', async () => {
  const brides = [await makeMember(app().ctx), await makeMember(app().ctx)];
  const groom = await makeMember(app().ctx, { gender: 'male' });
  await app().ctx.search.prepare();
  const mids = brides.map(({ mid }): Filters => ({ keyword: [mid ?? ''], food_habits: [] }));
  for (let at = 0; at < 120; at++) expect(await statusOf(groom, mids[at % 2] ?? {})).toBe(200);
  for (const one of mids) expect(await statusOf(groom, one)).toBe(429);
  expect(await statusOf(groom, { keyword: ['Madurai'] })).toBe(200);
  expect(await statusOf(await makeAdmin(app().ctx), mids[0] ?? {})).toBe(200);
});

it('a list of one member id, whose count is told beside no card, is such a count', async () => {
  const bride = await makeMember(app().ctx);
  const groom = await makeMember(app().ctx, { gender: 'male' });
  await app().ctx.search.prepare();
  const keyword = [bride.mid ?? ''];
  const list = (page: number, filters: Filters) =>
    app().call(search, { token: groom.token, params: { page }, body: filters });
  expect((await list(2, { keyword })).body).toMatchObject({ count: 1, rows: [] });
  expect((await list(1, { keyword, state: ['kerala'] })).body).toMatchObject({ count: 0 });
  for (let at = 0; at < 118; at++) expect(await statusOf(groom, { keyword })).toBe(200);
  for (const page of [1, 2]) expect((await list(page, { keyword })).status).toBe(429);
  expect((await list(1, { keyword: ['Madurai'] })).status).toBe(200);
});

it('a saved search of one member id, which tells how many are new, is such a count', async () => {
  const bride = await makeMember(app().ctx);
  const groom = await makeMember(app().ctx, { gender: 'male' });
  await app().ctx.search.prepare();
  const filters: Filters = { keyword: [bride.mid ?? ''] };
  const { token } = groom;
  const saved = await app().call(saveSearch, { token, body: { name: 'One', filters } });
  expect(saved.status).toBe(200);
  for (let at = 0; at < 119; at++) expect(await statusOf(groom, filters)).toBe(200);
  const params = { id: saved.body.id };
  const change = (body: { name?: string; filters?: Filters }) =>
    app().call(changeSavedSearch, { token, params, body });
  expect((await change({ filters })).status).toBe(429);
  const other = await app().call(saveSearch, { token, body: { name: 'Two', filters } });
  expect(other.status).toBe(429);
  expect((await change({ name: 'Her' })).status).toBe(200);
  expect((await change({ filters: { keyword: ['Madurai'] } })).status).toBe(200);
});
