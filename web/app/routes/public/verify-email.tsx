import { useParams } from 'react-router';
import { EmailVerification } from '../../features/auth/email-verification.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { useAccountText } from '../../i18n/account.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Where the link in a mail leads that confirms an address. */
export default function VerifyEmail() {
  const { userId = '', secret = '' } = useParams();
  const { title } = useAccountText().verify;
  return (
    <Stack width="narrow">
      <PrivateAddress />
      <PageTitle title={title} />
      <EmailVerification userId={userId} secret={secret} />
    </Stack>
  );
}
