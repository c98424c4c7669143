import { type ComponentType, useEffect, useState } from 'react';
import { offlineError } from '../../lib/api-error.ts';
import { offerSignIn, settleSignIn, signInAsked } from '../../lib/session/sign-in-request.ts';
import { useStore } from '../../lib/store.ts';

/** Asks over the page for a new sign-in when a call needs one; what asks is fetched only then. */
export function SignInAgain() {
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
