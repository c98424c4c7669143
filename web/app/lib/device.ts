import { useSyncExternalStore } from 'react';

const PHONE = /Android|iPhone|iPad|iPod|Mobi/i;
const NARROW = '(max-width: 48em)';

function watchWidth(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isPhone(): boolean {
  return PHONE.test(navigator.userAgent) || matchMedia(NARROW).matches;
}

/** Whether to show a page as on a phone: told by the user agent or a narrow window (server rules, section 9). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watchWidth, isPhone, () => false);
}
