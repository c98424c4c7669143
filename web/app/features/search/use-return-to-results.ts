import { type RefObject, useEffect, useRef } from 'react';

/** Once the sheet is closed, shows a list of other filters from its beginning; the same list stays where it was. */
export function useReturnToResults(
  results: RefObject<HTMLElement | null>,
  isOpen: boolean,
  asked: string,
): void {
  const now = useRef(asked);
  useEffect(() => {
    now.current = asked;
  });
  useEffect(() => {
    if (!isOpen) return;
    const before = now.current;
    return () => {
      const { current } = results;
      if (now.current !== before && current && current.getBoundingClientRect().top < 0)
        current.scrollIntoView();
    };
  }, [isOpen, results]);
}
