import { communities } from '@mala/contract/communities/communities.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Context } from '../../context.ts';
import { addressIn } from '../../http/site-addresses.ts';
import { lookingPath } from '../../secrets/looking-link.ts';
import { day } from '../mail/index.ts';
import type { Push, Shown, StoredPush } from './messages.ts';
import { en, type PushWords } from './words-en.ts';
import { mr } from './words-mr.ts';
import { ta } from './words-ta.ts';

const WORDS: Record<Language, PushWords> = { en, ta, mr };

/** The member that a message is for. */
interface Recipient {
  user_id: string;
  domain: Domain;
  language: Language;
}

type Secrets = Pick<Context, 'linkSecrets'>;

/** Where a member answers; of one that a process before migration 0060 queued the id is not there, and the sign-in answers too. */
const lookingOf = (ctx: Secrets, user_id: string, asking_id: string | undefined) =>
  asking_id ? lookingPath(ctx, { user_id, asking_id }) : '/';

function shownOf(ctx: Secrets, push: Push, { user_id, language }: Recipient): Shown {
  const words = WORDS[language];
  switch (push.kind) {
    case 'saved-search':
      return {
        body:
          'name' in push
            ? words.savedSearch(push.count, push.name)
            : words.savedSearches(push.searches),
        path: push.path,
      };
    case 'profile-approved':
      return { body: words.approved, path: '/profile/search' };
    case 'package-ending':
      return { body: words.ending(day(language, push.ends_at)), path: '/upgrade' };
    case 'still-looking':
      return {
        body: words.stillLooking(day(language, push.until)),
        path: lookingOf(ctx, user_id, push.asking_id),
      };
    case 'quiet':
      return { body: words.quiet, path: lookingOf(ctx, user_id, push.asking_id) };
  }
}

/** The text that the service worker shows (web/offline/service-worker.js). A later one of a kind takes the place of the one before. */
export function writePush(ctx: Secrets, stored: StoredPush, recipient: Recipient) {
  const { domain, language } = recipient;
  const push: Push = stored.kind === 'resting' ? { ...stored, kind: 'quiet' } : stored;
  const { body, path } = shownOf(ctx, push, recipient);
  const { name: title } = communities[domain];
  const icon = `/brand/${domain}-192.png`;
  return { title, body, icon, lang: language, path: addressIn(language, path), tag: push.kind };
}
