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

/** Values of options that name nothing which people would compare in two scripts; a subcaste's begins with its caste. */
const NO_NAME = /(^|-)(no-caste-bar|others|dont-want-to-specify)$/;

/**
 * What a page says for a text: only its name in the language of the page, except for an option of a field that families
 * compare in two scripts. The other one is Latin, on an English page the community's.
 */
export function namesOf(
  text: Text & { value?: string },
  community: Community,
  field: Pick<ProfileField, 'bothScripts'> = {},
): Names {
  const english = language.tag === 'en';
  const main = nameIn(text, language.tag) ?? { text: text.en, lang: 'en' };
  const both = field.bothScripts === 'always' || (field.bothScripts === 'native' && !english);
  if (!both || main.lang || (text.value && NO_NAME.test(text.value))) return { main };
  return { main, beside: nameIn(text, english ? community.language : 'en') };
}

/** What somebody typed, and the sentence of the interface that it stands in, if any. */
export interface Typed {
  typed: string;
  within?: ((typed: string) => string) | undefined;
}

/** What is said of a field: by the interface, in the names of an option, or as it was typed. */
export type Said = string | Names | Typed;

/** Each of them, and once what several say in the same words, as a profession and an income do that are "Not working". */
export function once(all: readonly Said[]): Said[] {
  const words = all.map(wordsOf);
  return all.filter((_, at) => words.indexOf(words[at] ?? '') === at);
}

function wordsOf(said: Said): string {
  if (typeof said === 'string') return said;
  return 'typed' in said ? said.typed : said.main.text;
}

/** The names of an option of the field's list; otherwise the value itself. */
export function namesOfChoice(
  community: Community,
  field: ProfileField,
  value: string,
): Names | Typed {
  const option = field.list && optionOf(community, field.list, value);
  return option ? namesOf(option, community, field) : { typed: value };
}

/** The names as one text, "Mesham / மேஷம்", for where a text can have only one `lang`. */
export function plainNames({ main, beside }: Names): string {
  return beside ? `${main.text} / ${beside.text}` : main.text;
}
