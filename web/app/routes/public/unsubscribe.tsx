import { useParams } from 'react-router';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { StopMails } from '../../features/mail/stop-mails.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Where the link at the end of an optional mail leads. */
export default function Unsubscribe() {
  const { userId = '', kind = '', signature = '' } = useParams();
  return (
    <Stack width="narrow">
      <PrivateAddress />
      <StopMails address={{ userId, kind, signature }} />
    </Stack>
  );
}
