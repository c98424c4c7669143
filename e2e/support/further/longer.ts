/** Names of the sites, which no language translates. */
const NAMES = /\b(?:Tamil Mala|Marathi Mala|Mala)\b/;

/** 40 % more letters in each word, as other languages need. */
function longerWord(word: string): string {
  return word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase();
}

/** A text with every word 40 % longer; addresses, names of sites and what is not Latin stay. */
function longerText(text: string): string {
  return text
    .split(/(\b(?:Tamil |Marathi )?Mala\b|\S+@\S+|https?:\S+)/)
    .map((part) =>
      NAMES.test(part) || /@|:\/\//.test(part) ? part : part.replace(/[a-z]+/gi, longerWord),
    )
    .join('');
}

/** The texts of an area 40 % longer, with what their functions return. */
export function longer<T>(texts: T): T {
  if (typeof texts === 'string') return longerText(texts) as T;
  if (typeof texts === 'function')
    return ((...given: unknown[]) =>
      longer((texts as (...all: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(texts)) return texts.map((text) => longer(text)) as T;
  if (texts === null || typeof texts !== 'object') return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, longer(text)])) as T;
}
