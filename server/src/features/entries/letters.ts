import { sites } from '@mala/contract/communities/sites.ts';
import { type LettersFor, type Mail, readerOn } from '../mail/index.ts';
import { checkSections } from '../profiles/index.ts';
import { prepared } from './letter-layouts.ts';
import { linkOf } from './links.ts';
import { findEntry } from './queries.ts';

/** The mails of this feature. `user_id` is who entered the profile: the family has no account. */
export type EntryMail = Mail & { kind: 'entry-prepared'; entry_id: string; link_id: string };

export const entryLetters: LettersFor<EntryMail> = {
  'entry-prepared': {
    async write(ctx, { entry_id, link_id }) {
      const entry = await findEntry(ctx.db, entry_id);
      // sent again, taken back, confirmed or erased meanwhile
      if (entry?.link_id !== link_id) return 'nobody';
      const { id, domain, sections } = entry;
      const { email } = checkSections(domain, sections, ctx.now()).values.basic;
      if (typeof email !== 'string') return 'nobody';
      const stranger = await readerOn(ctx, domain, sites[domain].language);
      const letter = prepared(stranger, linkOf(ctx, { id, domain, link_id }));
      return { letter, address: email, stranger };
    },
  },
};
