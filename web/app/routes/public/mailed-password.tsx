import type { chooseNewPassword } from '@mala/contract/auth/passwords.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { type LinkTexts, NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { endSession } from '../../lib/session/leaving.ts';
import { currentMe } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

interface Texts extends LinkTexts {
  title: string;
  lead: string;
  spent: { title: string; message: string; action: string };
}

/**
 * Chooses a new password through a mailed link, sent to `endpoint`; a spent link leads to `spentTo`. Afterwards the login
 * replaces its URL in the history.
 */
export function MailedPassword({
  endpoint,
  text,
  spentTo,
}: {
  endpoint: typeof chooseNewPassword;
  text: Texts;
  spentTo: string;
}) {
  const { userId = '', secret = '' } = useParams();
  const { login } = usePublicPaths();
  const navigate = useNavigate();
  const [spent, setSpent] = useState(false);
  if (spent)
    return (
      <>
        <PrivateAddress />
        <MessagePage title={text.spent.title} message={text.spent.message}>
          <LinkButton to={spentTo} replace>
            {text.spent.action}
          </LinkButton>
        </MessagePage>
      </>
    );
  return (
    <Stack width="narrow">
      <PrivateAddress />
      <PageTitle title={text.title} />
      <p>{text.lead}</p>
      <NewPasswordForm
        endpoint={endpoint}
        texts={text}
        link={{ user_id: userId, secret }}
        onSpent={() => setSpent(true)}
        onDone={async () => {
          // the server has ended the session; this browser must not request a sign-in for the same person
          if (currentMe()?.user_id === userId) await endSession();
          await navigate(login, { replace: true });
        }}
      />
    </Stack>
  );
}
