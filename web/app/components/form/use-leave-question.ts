import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * While `active`, leaving asks for confirmation: within the site with this question, elsewhere with the browser's text.
 */
export function useLeaveQuestion(active: boolean, question: string): void {
  const blocker = useBlocker(active);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [active]);
}
