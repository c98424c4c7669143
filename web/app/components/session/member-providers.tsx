import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { offlineError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { offerSignIn, settleSignIn, signInAsked } from '../../lib/session/sign-in-request.ts';
import { useStore } from '../../lib/store.ts';

/** What the pages behind the login have around them: the server's data, and the way back in. */
export function MemberProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <SignInAgain />
    </QueryClientProvider>
  );
}

/** Asks over the page for a new sign-in when a call needs one; what asks is fetched only then. */
function SignInAgain() {
  const asked = useStore(signInAsked, false);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(offerSignIn, []);
  useEffect(() => {
    if (!asked) return;
    import('./sign-in-dialog.tsx').then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => settleSignIn(offlineError()),
    );
  }, [asked]);
  return asked && Dialog && <Dialog />;
}
