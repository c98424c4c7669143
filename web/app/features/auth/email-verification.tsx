import { accountText } from '../../i18n/en/account.ts';
import { useText } from '../../i18n/language.ts';
import { useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row } from '../../ui/stack.tsx';
import { ResendButton } from './resend-button.tsx';
import { useVerification } from './use-verification.ts';

/** What became of the link that confirms an email address, and what to do next. */
export function EmailVerification({ userId, secret }: { userId: string; secret: string }) {
  const text = useText(accountText).verify;
  const { state, reason, again } = useVerification(userId, secret);
  const session = useSession();
  const me = session.status === 'member' ? session.me : null;
  const own = me?.user_id === userId ? me : null;
  const onward = me ? (
    <LinkButton to={paths.myProfile}>{text.myProfile}</LinkButton>
  ) : (
    <LinkButton to={paths.login}>{text.login}</LinkButton>
  );
  if (state === 'working') return <PageLoading />;
  if (state === 'done')
    return (
      <>
        <Notice kind="success" live>
          <p>{text.done}</p>
        </Notice>
        <Row>{onward}</Row>
      </>
    );
  const spent = own?.email_verified ? text.already(own.email ?? '') : text.why;
  const why = state === 'unanswered' ? reason : spent;
  return (
    <>
      <Notice kind="warning" live>
        <p>
          <strong>{text.failed}</strong>
        </p>
        <p>{why}</p>
        {state === 'failed' && !me && <p>{text.signIn}</p>}
      </Notice>
      <Row>
        {state === 'unanswered' && <Button onClick={again}>{text.again}</Button>}
        {own?.email && !own.email_verified && state === 'failed' && (
          <ResendButton email={own.email} />
        )}
        {state === 'failed' && onward}
      </Row>
    </>
  );
}
