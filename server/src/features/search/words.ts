import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import { midsSought } from '@mala/contract/member-ids.ts';
import type { ListName } from '@mala/contract/profiles/field.ts';
import { LRUCache } from 'lru-cache';
import { SHORT_NAMES } from '../../ephemeris/places/short-names.ts';

// Everything here is simple enough for SQL to do the same (sql/keyword-queries.ts).

/** Between words. A dot is left out, and stands between words as well: "M.Sc" has the words msc, m and sc. */
export const SEPARATORS = ' \u00a0\t\n,;:/\\()[]{}+&-–—_|\'"`*#@!?%^=<>~…‘’“”।॥';
/** Joiners that some keyboards type within a word. */
export const UNSEEN = '\u200c\u200d';

const BETWEEN = new RegExp(`[${SEPARATORS.replace(/[\\\]^-]/g, '\\$&')}]+`, 'u');
const JOINERS = new RegExp(`[${UNSEEN}]`, 'g');

function split(text: string): string[] {
  const small = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return small.split(BETWEEN).filter((word) => word !== '');
}

const withoutJoiners = (text: string) => text.normalize('NFC').replace(JOINERS, '');

/** The words of a text, each once. */
function wordsIn(text: string): readonly string[] {
  const clean = withoutJoiners(text);
  const words = split(clean.replaceAll('.', ''));
  if (!clean.includes('.')) return [...new Set(words)];
  return [...new Set([...words, ...split(clean.replaceAll('.', ' '))])];
}

const MOST_TEXTS = 50_000;
const ofText = new Map<string, readonly string[]>();

/** The words of a text as before, if it was split lately: many families write the same. */
function knownWords(text: string): readonly string[] {
  const known = ofText.get(text);
  if (known) return known;
  const words = wordsIn(text);
  if (ofText.size >= MOST_TEXTS) ofText.clear();
  ofText.set(text, words);
  return words;
}

/** The words of some texts, each once. */
export function wordsOf(texts: readonly (string | null)[]): readonly string[] {
  let all: string[] | null = null;
  let first: readonly string[] = [];
  for (const text of texts) {
    if (!text) continue;
    const words = knownWords(text);
    if (first.length === 0) {
      first = words;
      continue;
    }
    all ??= [...first];
    for (const word of words) if (!all.includes(word)) all.push(word);
  }
  return all ?? first;
}

/** What one word of a keyword looks for. */
export interface Sought {
  word: string;
  /** whether words that begin so will do; a single letter begins too many */
  begins: boolean;
  /** the other names of towns that are called so, each one word */
  names: readonly string[];
  /** the professions and educations that are called so, in any language */
  professions: readonly string[];
  educations: readonly string[];
}

export interface Keyword {
  words: readonly Sought[];
  /** the member ids that it may be; one that is typed with its letters has no words */
  mids: readonly string[];
}

const oneWord = (name: string) => {
  const words = split(withoutJoiners(name));
  return words.length === 1 ? words : [];
};
const TOWN_NAMES = TOWNS.map((names) => {
  const all = [...names, ...(SHORT_NAMES[names[0] ?? ''] ?? [])];
  return [...new Set(all.flatMap(oneWord))];
});

const fits = (word: string, sought: string, begins: boolean) =>
  begins ? word.startsWith(sought) : word === sought;

function labels(list: ListName) {
  const options = DOMAINS.flatMap((domain) => listOf(communities[domain], list));
  return options.map(({ value, en, ta, mr }) => ({
    value,
    words: [en, ta, mr].flatMap((label) => (label ? wordsIn(label) : [])),
  }));
}
const PROFESSIONS = labels('profession');
const EDUCATIONS = labels('education');

function soughtBy(word: string): Sought {
  const begins = [...word].length > 1;
  const called = (options: typeof PROFESSIONS) => {
    const found = options.filter(({ words }) => words.some((one) => fits(one, word, begins)));
    return [...new Set(found.map(({ value }) => value))];
  };
  const towns = TOWN_NAMES.filter(
    (names) => begins && names.some((name) => fits(name, word, true)),
  );
  return {
    ...{ word, begins },
    names: [...new Set(towns.flat())].filter((name) => !name.startsWith(word)),
    professions: called(PROFESSIONS),
    educations: called(EDUCATIONS),
  };
}

const MOST_WORDS = 8;
const keptKeywords = new LRUCache<string, Keyword>({ max: 1000 });

/** What a keyword looks for: all of its words, or a member. */
export function keywordOf(text: string): Keyword {
  const known = keptKeywords.get(text) ?? newKeyword(text);
  keptKeywords.set(text, known);
  return known;
}

function newKeyword(text: string): Keyword {
  const mids = midsSought(text);
  const words = [...new Set(split(withoutJoiners(text).replaceAll('.', '')))].slice(0, MOST_WORDS);
  return { words: mids.length === 1 ? [] : words.map(soughtBy), mids };
}

/** A member id as a number; 0 is none. */
export function midNumber(mid: string | null): number {
  const [, gender, digits] = /^M([MF])(\d{6})$/.exec(mid ?? '') ?? [];
  return digits ? Number(digits) + (gender === 'F' ? 1_000_000 : 0) + 1 : 0;
}
