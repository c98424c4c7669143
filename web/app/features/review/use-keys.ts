import { useEffect, useRef } from 'react';
import { pressedKey } from '../../lib/pressed-key.ts';

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
      const act = latest.current[pressedKey(event).toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
