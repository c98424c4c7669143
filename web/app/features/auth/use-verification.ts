import { verifyEmail } from '@mala/contract/auth/email.ts';
import { useCallback, useEffect, useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { accountText } from '../../i18n/en/account.ts';
import { useText } from '../../i18n/language.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { currentMe, reloadMe } from '../../lib/session/session.ts';

export type Verification = 'working' | 'done' | 'failed' | 'unanswered';

const asked = new Map<string, Promise<boolean>>();

async function verify(user_id: string, secret: string): Promise<boolean> {
  try {
    const { Status } = await call(verifyEmail, { body: { user_id, secret } });
    return Status === 'Success';
  } catch (error) {
    // an address that is no link of ours
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
  }
}

/** Sends each link once, however often a page asks: it works only once. A call without an answer may be repeated. */
function verifyOnce(userId: string, secret: string): Promise<boolean> {
  const link = `${userId}/${secret}`;
  const answer = asked.get(link) ?? verify(userId, secret);
  asked.set(link, answer);
  answer.catch(() => asked.delete(link));
  return answer;
}

/** Confirms an email address by its link, at once (specification, section 2); `reason` is why it is undecided. */
export function useVerification(userId: string, secret: string) {
  const { networkFailed } = useText(accountText).verify;
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
