import { type Community, optionOf } from '@mala/contract/communities/community.ts';
import type { Text } from '@mala/contract/communities/option.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { language } from '../i18n/en/language.ts';

/** A name in one script, with its `lang` if that is not the page's. */
export interface Name {
  text: string;
  lang?: keyof Text | undefined;
}

/** A name in the language of the page, or else in English; beside it the same name in the other script. */
export interface Names {
  main: Name;
  beside?: Name | undefined;
}

function nameIn(text: Text, lang: keyof Text): Name | undefined {
  const name = text[lang];
  if (!name) return undefined;
  return lang === language.tag ? { text: name } : { text: name, lang };
}

/** Whether values of a field are shown in two scripts (Names). */
export function hasTwoScripts({ bothScripts }: Pick<ProfileField, 'bothScripts'>): boolean {
  return bothScripts === 'always' || (bothScripts === 'native' && language.tag !== 'en');
}

/** Values of options that name nothing which people would compare in two scripts; a subcaste's begins with its caste. */
const NO_NAME = /(^|-)(no-caste-bar|others|dont-want-to-specify)$/;

/** What a page says for a text; `both`: in the community's script too, or in a page of that script in Latin letters. */
export function namesOf(
  text: Text & { value?: string },
  community: Community,
  both: boolean,
): Names {
  const main = nameIn(text, language.tag) ?? { text: text.en, lang: 'en' };
  if (!both || main.lang) return { main };
  if (language.tag !== 'en' && text.value && NO_NAME.test(text.value)) return { main };
  return { main, beside: nameIn(text, language.tag === 'en' ? community.language : 'en') };
}

/** The names of an option of the field's list; otherwise the value itself. */
export function namesOfChoice(
  community: Community,
  field: ProfileField,
  value: string,
): string | Names {
  const option = field.list && optionOf(community, field.list, value);
  return option ? namesOf(option, community, hasTwoScripts(field)) : value;
}

/** The names as one text, "Mesham / மேஷம்", for where a text can have only one `lang`. */
export function plainNames({ main, beside }: Names): string {
  return beside ? `${main.text} / ${beside.text}` : main.text;
}
