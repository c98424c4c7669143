import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { LANGUAGES, type Language } from '@mala/contract/communities/languages.ts';
import type { Option } from '@mala/contract/communities/option.ts';
import { soundOfName } from '@mala/contract/find-names.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import { listed } from './heading-words.ts';
import { OPTION_WORDS } from './option-words.ts';
import { plainWords, withoutBrackets } from './plain-words.ts';

/** The options that a word may mean, by how it is written and by how it sounds. */
interface Index {
  written: ReadonlyMap<string, readonly Option[]>;
  sounding: ReadonlyMap<string, readonly Option[]>;
}

const indexes = new Map<string, Index>();

/** The options of a list that what is written may mean: none, one, or several that it does not tell apart. */
export function optionsMeant(domain: Domain, list: ListName, written: string): readonly Option[] {
  const key = `${domain} ${list}`;
  const index = indexes.get(key) ?? indexOf(domain, list);
  indexes.set(key, index);
  const bare = withoutBrackets(written);
  return (
    index.written.get(plainWords(written)) ??
    index.written.get(plainWords(bare)) ??
    index.sounding.get(soundOf(written)) ??
    []
  );
}

/** Short words sound like too many others. */
const SHORTEST = 4;

function soundOf(name: string): string {
  const plain = plainWords(name);
  return plain.length < SHORTEST ? '' : soundOfName(plain);
}

function indexOf(domain: Domain, list: ListName): Index {
  const written = new Map<string, Option[]>();
  const sounding = new Map<string, Option[]>();
  const add = (to: Map<string, Option[]>, key: string, option: Option) => {
    if (!key) return;
    const there = to.get(key) ?? [];
    if (!there.includes(option)) to.set(key, [...there, option]);
  };
  const options = listOf(communities[domain], list);
  for (const option of options)
    for (const name of namesOf(list, option)) add(written, plainWords(name), option);
  // a part of a label counts only where it is no whole name of another option
  for (const option of options)
    for (const part of namesOf(list, option).flatMap(partsOf)) {
      const key = plainWords(part);
      const whole = written
        .get(key)
        ?.some((other) => other !== option && isWhole(list, other, key));
      if (!whole) add(written, key, option);
    }
  for (const [key, meant] of written)
    for (const option of meant) add(sounding, soundOf(key), option);
  return { written, sounding };
}

const isWhole = (list: ListName, option: Option, key: string) =>
  namesOf(list, option).some((name) => plainWords(name) === key);

/** An option's slug and its names in each language; of stars and signs also those of the other site. */
function namesOf(list: ListName, { value }: Option): string[] {
  const everywhere = DOMAINS.flatMap((domain) =>
    listOf(communities[domain], list).filter((other) => other.value === value),
  );
  const names = everywhere.flatMap((option) =>
    LANGUAGES.map((language) => nameIn(option, language)),
  );
  return [value, ...names, ...listed(OPTION_WORDS[list]?.[value] ?? '')].filter(Boolean);
}

/** The name of an option in a language; the English one where it has none there. */
export function nameIn(option: Option, language: Language): string {
  // a further language may have no words of options yet
  const words: Partial<Record<Language, string>> = option;
  return words[language] ?? option.en;
}

/** `Widow / Widower` is either of both, and `Higher Secondary (12th)` each of its parts. */
function partsOf(name: string): string[] {
  const bracketed = /\(([^)]+)\)/.exec(name)?.[1];
  return [
    ...withoutBrackets(name).split('/'),
    withoutBrackets(name),
    ...(bracketed ? [bracketed] : []),
  ];
}
