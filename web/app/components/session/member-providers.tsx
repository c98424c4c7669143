import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { offlineError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Asking } from '../../lib/session/asking.ts';
import { confirmation, offerDialogs, signIn } from '../../lib/session/dialog-requests.ts';
import { useMember } from '../../lib/session/session.ts';
import { settleNotifications } from '../../lib/session/settle-notifications.ts';
import { useStore } from '../../lib/store.ts';
import { useAccountLanguage } from './use-account-language.ts';

/** What surrounds the pages behind the login: the query cache, the dialogs that calls wait for and the account's language. */
export function MemberProviders({ children }: { children: ReactNode }) {
  const { me } = useMember();
  useAccountLanguage(me);
  useEffect(() => settleNotifications(me), [me]);
  useEffect(offerDialogs, []);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Asked asking={signIn} load={loadSignIn} />
      <Asked asking={confirmation} load={loadConfirm} />
    </QueryClientProvider>
  );
}

type LoadDialog = () => Promise<ComponentType>;

const loadSignIn: LoadDialog = async () => (await import('./sign-in-dialog.tsx')).SignInDialog;
const loadConfirm: LoadDialog = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog;

/** Shows a dialog when a call waits for it; its code is loaded only then. */
function Asked({ asking, load }: { asking: Asking; load: LoadDialog }) {
  const asked = useStore(asking.asked, false);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!asked) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => asking.settle(offlineError()),
    );
  }, [asked, asking, load]);
  return asked && Dialog && <Dialog />;
}
