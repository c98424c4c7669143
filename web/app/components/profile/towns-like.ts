import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import type { Text } from '@mala/contract/communities/option.ts';
import { findByName } from '@mala/contract/find-names.ts';
import { language } from '../../i18n/en/language.ts';
import type { Choice } from '../../ui/choices.ts';

/** As many as a phone shows above its keyboard. */
const MOST = 5;

const LEAST_LETTERS = 2;

/**
 * The towns that fit what was typed, in any script, in the language of the page with the English name beside it, which is
 * the value: families of every script read it on cards. None if that is what was typed.
 */
export function townsLike(typed: string): Choice[] {
  if ([...typed.trim()].length < LEAST_LETTERS) return [];
  const found = findByName(TOWNS, (names) => names, typed);
  if (found.some(([en]) => en === typed.trim())) return [];
  return found.slice(0, MOST).map(([en = '', ta = '', mr = '']) => {
    const names: Text = { en, ta, mr };
    const own = names[language.tag] ?? en;
    return { value: en, label: own === en ? en : `${own} / ${en}` };
  });
}
