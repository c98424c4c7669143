import { useState } from 'react';

/** Copies a text to pass on; `said` tells afterwards whether that worked. */
export function useCopy(text: string, words: { copied: string; notCopied: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      // without https, or not allowed
      setSaid(words.notCopied);
    }
  };
  return { said, copy };
}
