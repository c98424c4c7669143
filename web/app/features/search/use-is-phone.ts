import { useMedia } from '../../ui/use-media.ts';

const PHONE = /Android|iPhone|iPad|iPod|Mobi/i;

/** Whether the filters open over the page: judged by the user agent or a narrow window (server rules, section 9). */
export function useIsPhone(): boolean {
  const isNarrow = useMedia('(max-width: 48em)', false);
  return isNarrow || PHONE.test(navigator.userAgent);
}
