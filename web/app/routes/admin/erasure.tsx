import { LoadFailed } from '../../components/query/load-failed.tsx';
import { ErasureSheet } from '../../features/members/erasure-sheet.tsx';
import { useErasureReceipt } from '../../features/members/queries.ts';
import { erasureText } from '../../i18n/en/erasure.ts';
import { ApiError } from '../../lib/api-error.ts';
import { officePaths } from '../../lib/session/office.ts';
import { LinkButton, TextLink } from '../../ui/button.tsx';
import { MessagePage, PageLoading, PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** The receipt of an erasure, to be printed and given to whoever asked for it. */
export default function AdminErasure({ id = '' }: { id?: string }) {
  const text = erasureText.receipt;
  const receipt = useErasureReceipt(id);
  if (receipt.error instanceof ApiError && receipt.error.status === 404)
    return (
      <MessagePage title={text.missing} message={text.missingHint}>
        <LinkButton to={officePaths.adminSearch}>{text.toList}</LinkButton>
      </MessagePage>
    );
  return (
    <Stack>
      <PageTitle title={text.title} />
      {receipt.isPending && <PageLoading />}
      {receipt.isError && !receipt.data && <LoadFailed title={text.failed} query={receipt} />}
      {receipt.data && <ErasureSheet receipt={receipt.data} />}
      <p>
        <TextLink to={officePaths.adminSearch}>{text.toList}</TextLink>
      </p>
    </Stack>
  );
}
