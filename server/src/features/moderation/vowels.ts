/** Vowels that spellings do not tell apart; after a consonant nothing is a short a. */
const CLASSES = [
  ['a', /[aஅஆாअआा]/u],
  ['i', /[eiyஇஈஎஏஐிீெேைइईएऐिीेै]/u],
  ['u', /[ouஉஊஒஓஔுூொோௌउऊओऔुूोौ]/u],
] as const;
const INDIAN_LETTER = /[\u0905-\u0939\u0b85-\u0bb9]/u;
const NO_VOWEL = /[்्]/u;
/** Vowel signs, and what takes the vowel away. */
const SIGN = /[ா-்ा-्]/u;

/** The first and the last vowel of a word of any script. A last a is often not written: it counts as none. */
function vowelsOf(word: string): string {
  const letters = [...word.normalize('NFC').toLowerCase()];
  const vowels = letters.map((letter, place) => {
    const vowel = CLASSES.find(([, pattern]) => pattern.test(letter))?.[0];
    if (vowel || NO_VOWEL.test(letter)) return vowel ?? '';
    const next = letters[place + 1];
    return INDIAN_LETTER.test(letter) && next && !SIGN.test(next) ? 'a' : '.';
  });
  const said = vowels.join('');
  const last = said.at(-1) === '.' || said.at(-1) === 'a' ? '' : said.at(-1);
  return `${/[aiu]/.exec(said)?.[0] ?? ''}${last ?? ''}`;
}

const wordsOf = (name: string) => name.split(/[\s.,()/-]+/u).filter(Boolean);

/**
 * How many words of what was typed have the vowels of a word of the name. It tells apart names of the same
 * consonants, like Meena and Mani, in two scripts.
 */
export function sameVowels(typed: string, name: string): number {
  const left = wordsOf(name).map(vowelsOf);
  return wordsOf(typed).filter((word) => {
    const place = left.indexOf(vowelsOf(word));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  }).length;
}
