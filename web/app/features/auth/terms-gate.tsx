import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Me } from '../../lib/session/session.ts';
import { PageLoading } from '../../ui/page.tsx';

const TermsDue = lazy(async () => ({ default: (await import('./terms-due.tsx')).TermsDue }));

/**
 * Asks for the present terms before anything else where a member accepted older ones. Only an arrival is held
 * up: terms that change while somebody works wait for his next visit.
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
