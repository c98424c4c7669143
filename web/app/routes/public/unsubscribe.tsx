import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { NoMatchPage } from '../../components/frame/message-pages.tsx';
import { PrivateAddress } from '../../features/auth/private-address.tsx';
import { StopMails } from '../../features/mail/stop-mails.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

const AnswerLooking = lazy(async () => ({
  default: (await import('../../features/still-looking/answer-looking.tsx')).AnswerLooking,
}));

/** Targets of links in mails, each of which does something after a press. */
export default function MailLink() {
  const { act, userId = '', kind = '', signature = '' } = useParams();
  if (act !== 'unsubscribe' && act !== 'looking') return <NoMatchPage />;
  return (
    <Stack width="narrow">
      <PrivateAddress />
      {act === 'unsubscribe' ? (
        <StopMails address={{ userId, kind, signature }} />
      ) : (
        <Suspense fallback={<PageLoading whole />}>
          <AnswerLooking link={{ user_id: userId, asking_id: kind, secret: signature }} />
        </Suspense>
      )}
    </Stack>
  );
}
