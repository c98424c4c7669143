import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { pressedKey } from '../../lib/pressed-key.ts';

/** The field of the keyword, which a phone has behind a button. */
const KEYWORD = 'search-keyword';
const OFF = 'mala.keys-off';

/** Whether single keys act on this device: whoever speaks to it turns them off. */
export const areKeysUsed = (): boolean => readStored('localStorage', OFF) === null;

/** What a key does. */
const KEYS: Readonly<Record<string, 'next' | 'previous' | 'shortlist' | 'search' | 'help'>> = {
  j: 'next',
  k: 'previous',
  s: 'shortlist',
  '/': 'search',
  '?': 'help',
};

/** What a key does in a list of cards, or with a profile of one; undefined for any other key. */
export function actOf(event: KeyboardEvent) {
  const isOther = event.ctrlKey || event.metaKey || event.altKey;
  return isOther ? undefined : KEYS[pressedKey(event)];
}

/** Whether a key is meant for something else: a field, a dialog, a menu. */
export function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : null;
  return (
    defaultPrevented ||
    document.querySelector('dialog[open], [popover]:popover-open') !== null ||
    at?.closest('input, textarea, select, [contenteditable], [role="radiogroup"]') != null
  );
}

/** From the card that has the focus to the next or the one before; at first to the first that is seen. */
function go(list: HTMLElement, by: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLElement>('article h2 a')];
  const cardOf = (link: HTMLElement) => link.closest('article');
  const at = links.findIndex((link) => cardOf(link)?.contains(document.activeElement));
  const seen = links.findIndex((link) => (cardOf(link)?.getBoundingClientRect().bottom ?? 0) > 120);
  const to = links[at < 0 ? Math.max(0, seen) : at + by];
  to?.focus({ preventScroll: true });
  if (to) cardOf(to)?.scrollIntoView({ block: 'nearest' });
}

function focusKeyword(event: KeyboardEvent): void {
  const field = document.getElementById(KEYWORD);
  const opener = document.querySelector<HTMLElement>('[data-opens-keyword]');
  if (!field && !opener) return;
  event.preventDefault();
  if (field) field.focus();
  else opener?.click();
}

/**
 * The keys of a list of cards: j and k go through them, s shortlists the one with the focus, / begins a search by a word, ?
 * calls for help. Whoever does not want single keys to act turns them off on the device.
 */
export function useCardKeys(list: RefObject<HTMLElement | null>, onHelp: () => void) {
  const [used, setUsed] = useState(areKeysUsed);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event);
    if (!act || isElsewhere(event)) return;
    if (act === 'search') focusKeyword(event);
    if (act === 'help') onHelp();
    const cards = list.current;
    if (!cards) return;
    if (act === 'next') go(cards, 1);
    if (act === 'previous') go(cards, -1);
    const card = document.activeElement?.closest('article');
    if (act === 'shortlist' && card && cards.contains(card))
      card.querySelector<HTMLElement>('[data-heart]')?.click();
  });
  useEffect(() => {
    if (!used) return;
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [used]);
  return {
    used,
    use: (wanted: boolean) => {
      setUsed(wanted);
      writeStored('localStorage', OFF, wanted ? null : 'true');
    },
  };
}
