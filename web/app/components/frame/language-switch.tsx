import {
  LANGUAGE_NAMES,
  languagePrefix,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import { useLocation } from 'react-router';
import { language } from '../../i18n/en/language.ts';
import { shellText } from '../../i18n/en/shell.ts';
import classes from './language-switch.module.css';
import { useCommunity } from './use-community.ts';

/**
 * The same page in the other languages of the site, each named in its own script; language-choice.js keeps the choice,
 * and points the links at the address of the moment.
 */
export function LanguageSwitch() {
  const { theme } = useCommunity();
  const { pathname } = useLocation();
  const offered = languagesOf(theme === 'neutral' ? null : theme);
  return (
    <nav className={classes.languages} aria-label={shellText.languages}>
      {offered
        .filter((tag) => tag !== language.tag)
        .map((tag) => {
          const href = (languagePrefix(tag) + pathname).replace(/(?<=.)\/$/, '');
          return (
            <a key={tag} className={classes.language} lang={tag} hrefLang={tag} href={href}>
              {LANGUAGE_NAMES[tag]}
            </a>
          );
        })}
    </nav>
  );
}
