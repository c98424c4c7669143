import { useEffect, useRef } from 'react';

/** The letter of a key: that of the keyboard's place where another script is typed. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return place ? place.toLowerCase() : key;
}

const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Keys that act on the whole page: not while something is typed, with a modifier, repeated by holding, or behind a dialog.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.repeat || event.isComposing || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const act = latest.current[keyOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
