import type { Document, Look } from './document.ts';
import { hasLetter } from './fonts.ts';
import { runsOf } from './script-runs.ts';

/** They form the letters beside them, whether a font lists them or not. */
const JOINERS = /[\u200C\u200D]/;
const OF_WORDS = /[\p{L}\p{M}\p{N}]/u;
const MISSING = '…';

/**
 * A word as our fonts draw it. Signs that they lack, as emoji, are left out; letters of other scripts become one `…`, so that
 * whoever reads knows that something is missing. Such a word is copied as it was typed.
 */
export function shownOf(doc: Document, typed: string, look: Look): string {
  let shown = '';
  // fonts have one letter where some keyboards write two
  for (const run of runsOf(typed.normalize('NFC'))) {
    const has = hasLetter(doc, run, look);
    const indic = run.subset === 'tamil' || run.subset === 'devanagari';
    for (const letter of run.text)
      if (JOINERS.test(letter) ? indic : has(letter)) shown += letter;
      else if (OF_WORDS.test(letter) && !shown.endsWith(MISSING)) shown += MISSING;
  }
  return shown;
}
