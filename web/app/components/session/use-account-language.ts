import { chooseLanguage } from '@mala/contract/auth/language.ts';
import {
  DEFAULT_LANGUAGE,
  languagePrefix,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { language } from '../../i18n/en/language.ts';
import { call } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';

/** What was chosen in this tab and is not in the account yet (frame/language-choice.js). */
const CHOSEN = 'languageChosen';

/**
 * Keeps the account in the language that the member chooses, in which letters are written. On a device where nobody
 * has chosen one, shows the page in the account's instead of English.
 */
export function useAccountLanguage(me: Me): void {
  const { language: own = DEFAULT_LANGUAGE } = me;
  const { pathname, search, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the member arrives, not at each navigation
  useEffect(() => {
    const chosen = readStored('sessionStorage', CHOSEN);
    if (chosen === language.tag) {
      // one of the other site's can be read where both are, but is not for letters
      const offered = languagesOf(hasOwnProfile(me) ? me.domain : null);
      const told =
        chosen === own || !offered.includes(language.tag)
          ? Promise.resolve()
          : call(chooseLanguage, { body: { language: language.tag } });
      // told again by the next page if it failed
      void told.then(
        () => writeStored('sessionStorage', CHOSEN, null),
        () => {},
      );
      return;
    }
    const isUndecided =
      language.tag === DEFAULT_LANGUAGE && !/(^|; )language=/.test(document.cookie);
    if (isUndecided && own !== DEFAULT_LANGUAGE)
      location.replace(languagePrefix(own) + pathname + search + hash);
  }, [own]);
}
