import { useParams } from 'react-router';
import { EmailVerification } from '../../features/auth/email-verification.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { accountText } from '../../i18n/en/account.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Target of the mailed link that confirms an email address. */
export default function VerifyEmail() {
  const { userId = '', secret = '' } = useParams();
  const { title } = accountText.verify;
  return (
    <Stack width="narrow">
      <PrivateAddress />
      <PageTitle title={title} />
      <EmailVerification userId={userId} secret={secret} />
    </Stack>
  );
}
