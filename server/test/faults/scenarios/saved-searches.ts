import { chooseDigest } from '@mala/contract/digest.ts';
import * as saved from '@mala/contract/saved-searches.ts';
import type { Context } from '../../../src/context.ts';
import { giveSavedSearch } from '../../factories/saved-searches.ts';
import { makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

async function withSearch(ctx: Context) {
  const member = await makeSomebody(ctx, { gender: 'male' });
  const id = await giveSavedSearch(ctx, member);
  return { people: [member], token: member.token, params: { id } };
}

const SHARED = { alone: 'searches at the same time share what one of them reads' };

export const SAVED_SEARCHES: readonly Scenario[] = [
  call(
    saved.saveSearch,
    async (ctx) => {
      const member = await makeSomebody(ctx, { gender: 'male' });
      const body = { name: 'Near us', filters: { state: ['tamil-nadu'] } };
      return { people: [member], token: member.token, body };
    },
    SHARED,
  ),
  call(
    saved.changeSavedSearch,
    async (ctx) => ({ ...(await withSearch(ctx)), body: { name: 'Far away' } }),
    SHARED,
  ),
  call(saved.lookAtSavedSearch, withSearch, SHARED),
  // it writes after a look by a clock that ran ahead
  call(
    saved.listSavedSearches,
    async (ctx) => {
      const made = await withSearch(ctx);
      const looked_at = new Date(ctx.now().getTime() + 40 * 86_400_000);
      await ctx.db
        .updateTable('saved_searches')
        .set({ looked_at })
        .where('id', '=', made.params.id)
        .execute();
      return made;
    },
    SHARED,
  ),
  call(saved.removeSavedSearch, withSearch, { again: [404] }),
  call(chooseDigest, async (ctx) => {
    const member = await makeSomebody(ctx);
    return { people: [member], token: member.token, body: { every: 'daily' } };
  }),
];
