import { type KeyboardEvent, useEffect, useRef } from 'react';

/** What the keys of an entry do; they also work while somebody types, but not behind a dialog. */
export interface Shortcuts {
  save: () => void;
  send: () => void;
  /** to the next part of the form, or the one before */
  move: (by: 1 | -1) => void;
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const { save, send, move } = latest.current;
      const withControl = event.ctrlKey || event.metaKey;
      if (withControl && event.code === 'KeyS') save();
      else if (withControl && event.key === 'Enter') send();
      else if (event.key === 'F8') move(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const STOPS = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const ENTERED = 'input:not([type=checkbox]):not([type=radio]):not([type=file]), select';

/** A list opens with its field: if nothing is typed or marked, there is nothing that Enter could choose. */
const isListUnused = (field: HTMLInputElement | HTMLSelectElement) =>
  field.ariaExpanded === 'true' &&
  field.value === '' &&
  !field.hasAttribute('aria-activedescendant');

/** Enter leads to the next field, as on paper; where a list of suggestions or a button takes it, it is theirs. */
export function goOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { target, currentTarget } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (!isField || !target.matches(ENTERED)) return;
  if (event.defaultPrevented && !isListUnused(target)) return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility() && stop.tabIndex >= 0,
  );
  stops[stops.indexOf(target) + 1]?.focus();
}
