import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Language, languagesOf } from '@mala/contract/communities/languages.ts';
import { FIRST_REASONS, REASON_PLACES, type ReasonPlace } from '@mala/contract/settings/reasons.ts';
import type { SettingValues } from '@mala/contract/settings/values.ts';
import { en, type ReasonTexts } from './ready-reasons-en.ts';
import { mr } from './ready-reasons-mr.ts';
import { ta } from './ready-reasons-ta.ts';

const TEXTS: Record<Language, ReasonTexts> = { en, ta, mr };
/** A further language may have none yet. */
const textsIn = (language: Language): ReasonTexts =>
  (TEXTS as Partial<typeof TEXTS>)[language] ?? en;

/** The ready reasons that a community begins with, in each of its languages. */
export function firstReasons(domain: Domain): SettingValues['reasons'] {
  const of = (place: ReasonPlace) =>
    FIRST_REASONS[place].map((name) => ({ name, label: '', texts: textsOf(domain, place, name) }));
  return Object.fromEntries(
    REASON_PLACES.map((place) => [place, of(place)]),
  ) as SettingValues['reasons'];
}

function textsOf(domain: Domain, place: ReasonPlace, name: string): Record<Language, string> {
  const texts = languagesOf(domain).map((language) => {
    const all: Readonly<Record<string, string>> = textsIn(language)[place];
    return [language, all[name] ?? ''];
  });
  return Object.fromEntries(texts);
}
