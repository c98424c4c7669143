import type { LettersFor, Mail } from '../mail/index.ts';
import { testMail } from './letter-layouts.ts';
import { PURPOSE } from './purpose.ts';
import { findTestMail } from './queries.ts';

/** The mail of this feature. */
export type SetupMail = Mail & { kind: 'test-mail'; test_id: string };

export const setupLetters: LettersFor<SetupMail> = {
  'test-mail': {
    async write(ctx, { test_id }, reader) {
      const mail = await findTestMail(ctx.db, test_id);
      if (!mail) return 'nobody';
      const secret = ctx.linkSecrets.secretOf(PURPOSE, mail.id);
      const url = `${reader.about.home}/admin/received/${mail.id}/${secret}`;
      return { letter: testMail(reader, url), address: mail.email };
    },
  },
};
