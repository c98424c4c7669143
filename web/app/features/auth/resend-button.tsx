import { resendVerification } from '@mala/contract/auth/email.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';
import { reloadMe } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Sends the confirmation link again. */
export function ResendButton({ email }: { email: string }) {
  const text = accountText.email.resend;
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { Status } = await call(resendVerification);
      const { title, done, notNeeded } = text;
      if (Status === 'Success') showToast({ kind: 'success', title, message: done(email) });
      else {
        showToast({ kind: 'notice', title, message: notNeeded });
        // confirmed or changed meanwhile: the page is updated
        await reloadMe().catch(() => undefined);
      }
    } catch (error) {
      reportError(error, text.failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      look="outline"
      aria-disabled={sending}
      onClick={() => {
        if (!sending) void send();
      }}
    >
      <span aria-live="polite">{sending ? text.sending : text.action}</span>
    </Button>
  );
}
