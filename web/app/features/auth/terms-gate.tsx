import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Me } from '../../lib/session/session.ts';
import { PageLoading } from '../../ui/page.tsx';

const TermsDue = lazy(async () => ({ default: (await import('./terms-due.tsx')).TermsDue }));

/**
 * Asks members who accepted older terms to accept the current ones first. Only on arrival: terms that change during a
 * visit wait for the next one.
 */
export function TermsGate({ me, children }: { me: Me; children: ReactNode }) {
  const [dueAtArrival] = useState(me.terms_due);
  if (!(dueAtArrival && me.terms_due)) return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <TermsDue />
    </Suspense>
  );
}
