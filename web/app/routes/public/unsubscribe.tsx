import { useParams } from 'react-router';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { StopMails } from '../../features/mail/stop-mails.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Target of the unsubscribe link in an optional mail. */
export default function Unsubscribe() {
  const { userId = '', kind = '', signature = '' } = useParams();
  return (
    <Stack width="narrow">
      <PrivateAddress />
      <StopMails address={{ userId, kind, signature }} />
    </Stack>
  );
}
