import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { offlineError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useMember } from '../../lib/session/session.ts';
import { offerSignIn, settleSignIn, signInAsked } from '../../lib/session/sign-in-request.ts';
import { useStore } from '../../lib/store.ts';
import { useAccountLanguage } from './use-account-language.ts';

/** What surrounds the pages behind the login: the query cache, the sign-in dialog and the account's language. */
export function MemberProviders({ children }: { children: ReactNode }) {
  const { me } = useMember();
  useAccountLanguage(me);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <SignInAgain />
    </QueryClientProvider>
  );
}

/** Shows the sign-in dialog when a call needs a new sign-in; its code is loaded only then. */
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
