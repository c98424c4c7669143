const SYLLABLES = [...'bdgklmnprstv'].flatMap((start) => [...'aeiou'].map((end) => start + end));

/** Another name for each number, which no list has. */
export const village = (at: number): string =>
  [1, 60, 60 ** 2, 60 ** 3].map((of) => SYLLABLES[Math.floor(at / of) % 60]).join('');
