/** A name as it is written in English letters and in the second script of its site. */
export interface WrittenName {
  en: string;
  native: string;
}

/** One line a name: English, then the other script, with a colon between. */
export function readNames(lines: string): readonly WrittenName[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', native = ''] = line.split(':').map((part) => part.trim());
      return { en, native: native || en };
    });
}
