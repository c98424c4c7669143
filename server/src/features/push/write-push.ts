import { communities } from '@mala/contract/communities/communities.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import { addressIn } from '../../http/site-addresses.ts';
import { day } from '../mail/index.ts';
import type { Push, Shown } from './messages.ts';
import { en, type PushWords } from './words-en.ts';
import { mr } from './words-mr.ts';
import { ta } from './words-ta.ts';

const WORDS: Record<Language, PushWords> = { en, ta, mr };

function shownOf(push: Push, language: Language): Shown {
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
      return { body: words.stillLooking(day(language, push.until)), path: push.path };
    case 'resting':
      return { body: words.resting, path: push.path };
  }
}

/** The text that the service worker shows (web/offline/service-worker.js). A later one of a kind takes the place of the one before. */
export function writePush(
  push: Push,
  { domain, language }: { domain: Domain; language: Language },
) {
  const { body, path } = shownOf(push, language);
  const { name: title } = communities[domain];
  const icon = `/brand/${domain}-192.png`;
  return { title, body, icon, lang: language, path: addressIn(language, path), tag: push.kind };
}
