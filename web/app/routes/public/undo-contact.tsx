import { undoContact } from '@mala/contract/auth/email.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { accountText } from '../../i18n/en/account.ts';
import { useText } from '../../i18n/language.ts';
import { currentMe, endSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Target of the link that takes a change of email or mobile back. Afterwards the login replaces its URL in the history. */
export default function UndoContact() {
  const text = useText(accountText).undoContact;
  const { userId = '', secret = '' } = useParams();
  const { login } = usePublicPaths();
  const navigate = useNavigate();
  const [spent, setSpent] = useState(false);
  if (spent)
    return (
      <>
        <PrivateAddress />
        <MessagePage title={text.spent.title} message={text.spent.message}>
          <LinkButton to={login} replace>
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
        endpoint={undoContact}
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
