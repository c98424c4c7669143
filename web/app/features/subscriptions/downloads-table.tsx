import { Navigate } from 'react-router';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { EmptyState, RestOfList } from '../../components/query/list-states.tsx';
import { subscriptionText } from '../../i18n/en/subscription.ts';
import { ApiError } from '../../lib/api-error.ts';
import { shortDate } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { useDownloads } from './queries.ts';

/**
 * "Already viewed Profiles", newest first; "View more" loads the next page. A 403 leads to the packages (specification,
 * section 6).
 */
export function DownloadsTable() {
  const text = subscriptionText;
  const downloads = useDownloads();
  const rows = rowsOf(downloads.data?.pages ?? [], (row) => row.downloaded_user_id);
  if (downloads.isPending) return <PageLoading />;
  const { error } = downloads;
  if (error instanceof ApiError && error.status === 403)
    return <Navigate to={paths.upgrade} replace />;
  const rest = <RestOfList list={downloads} text={text} />;
  if (error && rows.length === 0) return rest;
  return (
    <section aria-labelledby="viewed-profiles">
      <Stack>
        <h2 id="viewed-profiles">{text.viewed}</h2>
        {rows.length === 0 ? (
          <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
        ) : (
          <Table label={text.viewed} columns={text.columns} cardsUpTo="40em">
            {rows.map((row) => (
              <tr key={row.downloaded_user_id}>
                <td data-label={text.columns.profileId}>{row.downloaded_mid}</td>
                <td data-label={text.columns.name}>
                  <OwnWords typed={row.downloaded_name} />
                </td>
                <td data-label={text.columns.viewedAt}>{shortDate(row.viewed_at)}</td>
                <td>
                  <TextLink
                    to={paths.profile(row.downloaded_user_id)}
                    aria-label={text.viewProfileOf(row.downloaded_name)}
                  >
                    {text.viewProfile}
                  </TextLink>
                </td>
              </tr>
            ))}
          </Table>
        )}
        {rest}
      </Stack>
    </section>
  );
}
