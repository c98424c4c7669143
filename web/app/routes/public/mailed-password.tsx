import type { PasswordLink } from '@mala/contract/auth/mailed-links.ts';
import type { chooseNewPassword } from '@mala/contract/auth/passwords.ts';
import { useNavigate, useParams } from 'react-router';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { SupportButton } from '../../components/standing/support.tsx';
import { type LinkTexts, NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { useLinkState } from '../../features/auth/use-link-state.ts';
import { supportText } from '../../i18n/en/support.ts';
import { endSession } from '../../lib/session/leaving.ts';
import { currentMe } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

interface Texts extends LinkTexts {
  title: string;
  lead: string;
  spent: { title: string; message: string; action: string; ask?: string };
}

/**
 * Chooses a new password through a mailed link, sent to `endpoint`; a link that is spent when it is opened, or by then,
 * leads to `spentTo`. Afterwards the login replaces its URL in the history.
 */
export function MailedPassword({
  endpoint,
  purpose,
  text,
  spentTo,
}: {
  endpoint: typeof chooseNewPassword;
  purpose: PasswordLink;
  text: Texts;
  spentTo: string;
}) {
  const { userId = '', secret = '' } = useParams();
  const { login } = usePublicPaths();
  const navigate = useNavigate();
  const { state, spend } = useLinkState({ user_id: userId, secret, purpose });
  if (state === 'spent')
    return (
      <>
        <PrivateAddress />
        <MessagePage title={text.spent.title} message={text.spent.message}>
          <LinkButton to={spentTo} replace>
            {text.spent.action}
          </LinkButton>
          {text.spent.ask && (
            <SupportButton look="outline" message={text.spent.ask}>
              {({ whom }) => <EmailText email={whom} text={supportText.write(whom)} />}
            </SupportButton>
          )}
        </MessagePage>
      </>
    );
  return (
    <Stack width="narrow">
      <PrivateAddress />
      <PageTitle title={text.title} />
      {state === 'checking' ? (
        <PageLoading />
      ) : (
        <>
          <p>{text.lead}</p>
          <NewPasswordForm
            endpoint={endpoint}
            texts={text}
            link={{ user_id: userId, secret }}
            onSpent={spend}
            onDone={async () => {
              // the server has ended the session; this browser must not request a sign-in for the same person
              if (currentMe()?.user_id === userId) await endSession();
              await navigate(login, { replace: true });
            }}
          />
        </>
      )}
    </Stack>
  );
}
