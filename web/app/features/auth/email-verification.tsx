import { verifyEmail } from '@mala/contract/auth/email.ts';
import { useCallback, useEffect, useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { accountText } from '../../i18n/en/account.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { currentMe, reloadMe, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row } from '../../ui/stack.tsx';
import { ResendButton } from './resend-button.tsx';

/** The result of the link that confirms an email address, and what to do next. */
export function EmailVerification({ userId, secret }: { userId: string; secret: string }) {
  const text = accountText.verify;
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
  const spent =
    own?.email && own.email_verified ? (
      <EmailText email={own.email} text={text.already(own.email)} />
    ) : (
      text.why
    );
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

type Verification = 'working' | 'done' | 'failed' | 'unanswered';

const asked = new Map<string, Promise<boolean>>();

async function verify(user_id: string, secret: string): Promise<boolean> {
  try {
    const { Status } = await call(verifyEmail, { body: { user_id, secret } });
    return Status === 'Success';
  } catch (error) {
    // a URL that is not a confirmation link
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
  }
}

/**
 * Sends each link once, even if a page asks several times, because it works only once. A call without a reply may be
 * repeated.
 */
function verifyOnce(userId: string, secret: string): Promise<boolean> {
  const link = `${userId}/${secret}`;
  const answer = asked.get(link) ?? verify(userId, secret);
  asked.set(link, answer);
  answer.catch(() => asked.delete(link));
  return answer;
}

/** Confirms an email address by its link, at once (specification, section 2); `reason` is why the result is unknown. */
function useVerification(userId: string, secret: string) {
  const { networkFailed } = accountText.verify;
  const [state, setState] = useState<Verification>('working');
  const [reason, setReason] = useState('');
  const start = useCallback(() => {
    setState('working');
    verifyOnce(userId, secret).then(
      async (verified) => {
        setState(verified ? 'done' : 'failed');
        if (currentMe()) await reloadMe().catch(() => undefined);
      },
      (error: unknown) => {
        setState('unanswered');
        if (error instanceof ApiError) setReason(error.message);
        reportError(error, networkFailed);
      },
    );
  }, [userId, secret, networkFailed]);
  useEffect(start, [start]);
  return { state, reason, again: start };
}
