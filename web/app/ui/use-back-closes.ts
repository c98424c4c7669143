import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * While `isOpen`, Back closes what lies over the page and stays on it, as a family expects of a phone; where the browser's dialog does
 * that by itself, nothing is left to do here.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
}
