import type { Context } from '../../context.ts';
import type { LettersFor, Mail, Reader } from '../mail/index.ts';
import { askerOfMember } from './asker.ts';
import { newProfiles } from './letter-layouts.ts';
import { personOf } from './person.ts';
import { createPictures } from './pictures.ts';
import { findNames, findReader, findRhythm } from './queries.ts';

/** A mail about who is new: ids alone; who they are, and whether they may be shown, is read when it is sent. */
export type DigestMail = Mail & {
  kind: 'new-profiles';
  /** the newest first */
  profiles: string[];
  /** how many are new in each saved search */
  searches: { id: string; count: number }[];
};

const pictures = createPictures();

export const digestLetters: LettersFor<DigestMail> = {
  'new-profiles': {
    async write(ctx: Context, { user_id, profiles, searches }, reader: Reader) {
      const member = await findReader(ctx.db, user_id);
      const asker = member && askerOfMember(member);
      // paused, closed, refused, another address, or stopped since
      if (!asker) return 'nobody';
      const cards = await ctx.search.cardsOf(asker, profiles);
      if (cards.length === 0) return 'nobody';
      const [names, every] = await Promise.all([
        findNames(ctx.db, user_id),
        findRhythm(ctx.db, user_id),
      ]);
      const people = await Promise.all(
        cards.map(async (card) => ({
          ...personOf(card, reader, ctx.now()),
          picture: await pictures(ctx, {
            photo: member.has_photo ? (card.photo?.id ?? null) : null,
            ...{ domain: member.domain, found: asker.groups[0].gender },
          }),
        })),
      );
      const counts = searches.flatMap(({ id, count }) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ name, count }];
      });
      const letter = newProfiles(reader, {
        ...{ people, searches: counts, every: every ?? 'weekly' },
        // whether those in it have one is not said either
        lacksPhoto: !member.has_photo,
      });
      return { letter };
    },
  },
};
