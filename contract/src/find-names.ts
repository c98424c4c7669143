const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** Letters that sound alike, or are written one for the other: each becomes one of them. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  [/ph/g, 'f'],
  [/([bcdgjkpst])h/g, '$1'],
  [/ai|ei|ee|ie|ea|[ae]?y(?![aeiou])/g, 'i'],
  [/oo|ou|au/g, 'u'],
  [/w/g, 'v'],
  [/[cq](?!h)/g, 'k'],
  [/z/g, 's'],
  [/[ணந]/g, 'ன'],
  [/[ளழ]/g, 'ல'],
  [/ற/g, 'ர'],
  [/ण/g, 'न'],
  [/ळ/g, 'ल'],
  [/[शष]/g, 'स'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/(\p{L})\1+/gu, '$1'],
];

/** Normalized like the lists, because some keyboards type a Tamil vowel sign as two characters. */
function plain(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** How a word sounds, roughly: the same for different spellings of a name. */
function soundOf(word: string): string {
  return ALIKE.reduce((sound, [letters, one]) => sound.replace(letters, one), word);
}

/** How a name sounds: the same for Thanjavur and Tanjavoor. */
export function soundOfName(name: string): string {
  return soundOf(plain(name));
}

/** Whether two names are the same, or spellings of one sound. */
export function soundsLike(name: string, other: string): boolean {
  return soundOfName(name) === soundOfName(other);
}

/** How many letters must be changed, added or left out so that `word` begins with `typed`; never more than `most` + 1. */
function mistakes(typed: string, word: string, most: number): number {
  const from = [...typed];
  const to = [...word].slice(0, from.length + most);
  let above = to.map((_, index) => index + 1);
  let corner = 0;
  for (const [row, letter] of from.entries()) {
    let left = row + 1;
    let diagonal = corner;
    const line = to.map((other, index) => {
      const up = above[index] ?? 0;
      left = Math.min(left + 1, up + 1, diagonal + (letter === other ? 0 : 1));
      diagonal = up;
      return left;
    });
    corner = row + 1;
    above = line;
  }
  return Math.min(corner, ...above, most + 1);
}

function allowed(typed: string): number {
  const { length } = [...typed];
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How well a name fits what was typed: 0 is the same, 4 only similar, 5 not at all. */
function rank(name: string, typed: string): number {
  const whole = plain(name);
  if (whole === typed) return 0;
  if (whole.startsWith(typed)) return 1;
  const words = whole.match(WORDS) ?? [];
  if (words.some((word) => word.startsWith(typed)) || whole.includes(` ${typed}`)) return 2;
  if (whole.includes(typed)) return 3;
  const sounds = words.map(soundOf);
  const similar = typed
    .match(WORDS)
    ?.map(soundOf)
    .every((word) => sounds.some((sound) => mistakes(word, sound, allowed(word)) <= allowed(word)));
  return similar ? 4 : 5;
}

/**
 * The items with a name, in whatever script, that fits what was typed: the same name first, then those that begin with it,
 * with a word that begins with it, and that contain it. If there is none, those with a similar name: a wrong, missing
 * or further letter (two in long words), or another spelling of the same sound.
 */
export function findByName<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
  typed: string,
): Item[] {
  const wanted = plain(typed);
  if (!wanted) return [...items];
  const ranked = items.map((item) => ({
    item,
    rank: Math.min(...namesOf(item).map((name) => rank(name, wanted))),
  }));
  const close = ranked.filter((one) => one.rank < 4);
  const found = close.length > 0 ? close : ranked.filter((one) => one.rank === 4);
  return found.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}
