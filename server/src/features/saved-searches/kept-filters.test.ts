import { listSavedSearches, saveSearch } from '@mala/contract/saved-searches.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveSavedSearch } from '../../../test/factories/saved-searches.ts';
import { makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let groom: Person;

beforeEach(async () => {
  groom = await makeMember(app().ctx, { gender: 'male' });
});

const list = ({ token } = groom) => app().call(listSavedSearches, { token });

describe('the filters of a saved search', () => {
  it('keep of each filter what acts, and each value once', async () => {
    const filters = {
      ...{ state: Array(100).fill('kerala'), city: ['Kochi', 'Kochi '] },
      ...{ from_age: [30, 21, 25], to_age: [40, 45], from_height: [160, 150] },
      ...{ active_within: [1, 30], shortlist: [true, false], match_at_least: [7, 5, 5] },
    };
    const call = { token: groom.token, body: { name: 'Widest', filters } };
    const { body } = await app().call(saveSearch, call);
    expect(body.filters).toEqual({
      ...{ state: ['kerala'], city: ['Kochi'] },
      ...{ from_age: [21], to_age: [45], from_height: [150], active_within: [30] },
      match_at_least: [5],
    });
  });

  it('of before have each value once, and as many towns as a search may have', async () => {
    const towns = Array.from({ length: 21 }, (_, at) => `Town ${at}`);
    const filters = { state: Array(100).fill('kerala'), from_age: [30, 30], city: towns };
    await giveSavedSearch(app().ctx, groom, { filters });
    expect((await list()).body.searches).toMatchObject([
      { filters: { state: ['kerala'], from_age: [30], city: towns.slice(0, 20) }, lost: ['city'] },
    ]);
  });
});
