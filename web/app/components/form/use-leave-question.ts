import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While `active`, leaving the page asks first: within the site with the question, beyond it in the browser's words. */
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
