import { lookingPath } from '../../secrets/looking-link.ts';
import type { LettersFor, Mail } from '../mail/index.ts';
import { asked, hidden } from './letter-layouts.ts';
import { findAsking } from './queries.ts';

/** The mails of this feature. */
export type LookingMail = Mail & {
  kind: 'still-looking';
  asking_id: string;
  /** until when to answer; null: the profile is not shown any more */
  hides_on: string | null;
};

export const stillLookingLetters: LettersFor<LookingMail> = {
  'still-looking': {
    async write(ctx, { user_id, asking_id, hides_on }, reader) {
      const asking = await findAsking(ctx.db, user_id);
      // answered, or here again
      if (asking?.id !== asking_id || asking.back_at) return 'nobody';
      const url = `${reader.about.home}${lookingPath(ctx, { user_id, asking_id })}`;
      return { letter: hides_on ? asked(reader, url, hides_on) : hidden(reader, url) };
    },
  },
};
