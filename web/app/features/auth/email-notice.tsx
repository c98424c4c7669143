import { useAccountText } from '../../i18n/account.ts';
import type { Me } from '../../lib/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { ResendButton } from './resend-button.tsx';
import { useSupportContact } from './support-link.tsx';

/** Above one's own profile: that the email waits to be confirmed, or what its lack means. */
export function EmailNotice({ me: { email, email_verified } }: { me: Me }) {
  const { unverified, missing } = useAccountText().email;
  const contact = useSupportContact();
  if (!email)
    return (
      <Notice title={missing.title}>
        <p>{missing.message}</p>
        {contact && <p>{missing.support(contact)}</p>}
      </Notice>
    );
  if (email_verified) return null;
  return (
    <Notice kind="warning" title={unverified.title}>
      <p>{unverified.message(email)}</p>
      <ResendButton email={email} />
    </Notice>
  );
}
