import { useSupport } from '../../components/standing/support.tsx';
import { accountText } from '../../i18n/en/account.ts';
import type { Me } from '../../lib/session/session.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResendButton } from './resend-button.tsx';

/** Notice above the own profile: the email address is not confirmed, or missing. */
export function EmailNotice({ me: { email, email_verified } }: { me: Me }) {
  const { unverified, missing } = accountText.email;
  const support = useSupport();
  if (!email)
    return (
      <Notice title={missing.title}>
        <p>{support ? missing.message : missing.nobody}</p>
        {support && (
          <p>
            <EmailText email={support.whom} text={missing.support(support.contact)} />
          </p>
        )}
      </Notice>
    );
  if (email_verified) return null;
  return (
    <Notice kind="warning" title={unverified.title}>
      <p>
        <EmailText email={email} text={unverified.message(email)} />
      </p>
      <ResendButton email={email} />
    </Notice>
  );
}
