/** The subsets of the font that @fontsource has: none of them holds all letters of a text. */
export type Subset = 'latin' | 'latin-ext' | 'tamil' | 'devanagari';

/** Part of a word that one subset has. */
export interface Run {
  subset: Subset;
  text: string;
}

/** These stay with what they stand on: signs of all scripts, joiners, and the rupee sign, which each subset has. */
const JOINS = /^(\p{Script=Inherited}|\u200C|\u200D|\u25CC|₹)$/u;
/** What Indic sentences share stands among the letters of Devanagari. */
const DEVANAGARI = /^[\p{Script=Devanagari}\u0964\u0965\u1CD0-\u1CFA]$/u;
const LATIN =
  /^[\u0020-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2212]$/u;

function subsetOf(character: string): Subset {
  if (/^\p{Script=Tamil}$/u.test(character)) return 'tamil';
  if (DEVANAGARI.test(character)) return 'devanagari';
  return LATIN.test(character) ? 'latin' : 'latin-ext';
}

/** A word cut where another subset begins. */
export function runsOf(word: string): Run[] {
  const runs: Run[] = [];
  for (const text of word) {
    const last = runs.at(-1);
    const subset = last && JOINS.test(text) ? last.subset : subsetOf(text);
    if (last?.subset === subset) last.text += text;
    else runs.push({ subset, text });
  }
  return runs;
}
