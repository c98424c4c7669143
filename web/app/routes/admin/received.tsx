import { LoadFailed } from '../../components/query/load-failed.tsx';
import { useReceived } from '../../features/setup/queries.ts';
import { setupText } from '../../i18n/en/setup.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MessagePage, PageLoading } from '../../ui/page.tsx';

/** The link of a test mail: opening it says that mails arrive. */
export default function AdminReceived({ id = '', secret = '' }: { id?: string; secret?: string }) {
  const text = setupText.received;
  const received = useReceived(id, secret);
  if (received.isPending) return <PageLoading whole />;
  const { error } = received;
  if (error && !(error instanceof ApiError && error.status === 404))
    return <LoadFailed query={received} />;
  return (
    <MessagePage
      title={error ? text.failedTitle : text.title}
      message={error ? text.failed : text.message}
    >
      <LinkButton to={paths.desk}>{text.toDesk}</LinkButton>
    </MessagePage>
  );
}
