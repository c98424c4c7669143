import { downloadContact } from '@mala/contract/contacts.ts';
import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import { readMatch } from '@mala/contract/match.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { addToShortlist, removeFromShortlist } from '@mala/contract/shortlist.ts';
import { listSimilar } from '@mala/contract/similar.ts';
import type { Context } from '../../../src/context.ts';
import { givePhoto, giveSubscription } from '../../factories.ts';
import { makeSomebody } from '../people.ts';
import { call, type Scenario } from '../scenario.ts';

/** A member who may search, with a subscription, and somebody to be found. */
async function reading(ctx: Context) {
  const reader = await makeSomebody(ctx, { gender: 'male' });
  await givePhoto(ctx, reader);
  await giveSubscription(ctx, reader);
  const found = await makeSomebody(ctx);
  return { reader, found, people: [reader, found], token: reader.token };
}

export const READERS: readonly Scenario[] = [
  call(
    search,
    async (ctx) => {
      const { people, token } = await reading(ctx);
      return { people, token, params: { page: 1 }, body: {} };
    },
    {
      alone: 'searches at the same time share what one of them reads',
      optional: 'cards that could not be counted are shown without details',
    },
  ),
  call(
    countSearch,
    async (ctx) => {
      const { people, token } = await reading(ctx);
      return { people, token, body: {} };
    },
    { alone: 'searches at the same time share what one of them reads' },
  ),
  call(
    listSimilar,
    async (ctx) => {
      const { people, token, found } = await reading(ctx);
      const alike = await makeSomebody(ctx);
      return { people: [...people, alike], token, params: { profileId: found.user_id } };
    },
    // its cards are counted in memory, and written with those of other members
    { reads: true, alone: 'searches at the same time share what one of them reads' },
  ),
  call(viewProfile, async (ctx) => {
    const { people, token, found } = await reading(ctx);
    return { people, token, params: { profileId: found.user_id } };
  }),
  call(readMatch, async (ctx) => {
    const { people, token, found } = await reading(ctx);
    return { people, token, params: { profileId: found.user_id } };
  }),
  call(downloadContact, async (ctx) => {
    const { people, token, found } = await reading(ctx);
    return { people, token, params: { profileId: found.user_id } };
  }),
  call(addToShortlist, async (ctx) => {
    const { people, token, found } = await reading(ctx);
    return { people, token, body: { profile_id: found.user_id } };
  }),
  call(removeFromShortlist, async (ctx) => {
    const { people, token, found, reader } = await reading(ctx);
    const listed = { user_id: reader.user_id, profile_id: found.user_id };
    await ctx.db.insertInto('shortlists').values(listed).execute();
    return { people, token, body: { profile_id: found.user_id } };
  }),
  call(hideProfile, async (ctx) => {
    const { people, token, found } = await reading(ctx);
    return { people, token, body: { profile_id: found.user_id } };
  }),
  call(unhideProfile, async (ctx) => {
    const { people, token, found, reader } = await reading(ctx);
    const hidden = { user_id: reader.user_id, profile_id: found.user_id, hidden_at: ctx.now() };
    await ctx.db.insertInto('hidden_profiles').values(hidden).execute();
    return { people, token, body: { profile_id: found.user_id } };
  }),
];
