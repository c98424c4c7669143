import type { Domain } from '@mala/contract/communities/domain.ts';
import { EmptyState, RestOfList } from '../../components/query/list-states.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { Refused } from '../../components/standing/refused.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { ApiError } from '../../lib/api-error.ts';
import { wholeNumber } from '../../lib/format.ts';
import { rowsOf } from '../../lib/paging.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { Filters } from './filters.ts';
import { LowDisks } from './low-disks.tsx';
import { ProfileTable } from './profile-table.tsx';
import type { ProfileRow, useProfiles } from './queries.ts';

/** Search results: the count, the rows and "View more"; "Empty" if there are none. */
export function ProfileList({
  profiles,
  domains,
  filters,
  onSearch,
  onActivate,
}: {
  profiles: ReturnType<typeof useProfiles>;
  /** of which the viewer sees profiles */
  domains: readonly Domain[];
  filters: Filters;
  onSearch: (filters: Filters) => void;
  onActivate: (row: ProfileRow) => void;
}) {
  const { list: text } = adminText;
  const { siteName } = shellText;
  const { data, error } = profiles;
  // whoever looks for a number is counted
  useLiveList(profiles, filters.phone !== '');
  if (error instanceof ApiError && error.status === 403) return <Refused to={paths.forbidden} />;
  const rows = rowsOf(data?.pages ?? [], (row) => row.profile_id);
  const count = data?.pages.at(-1)?.count ?? 0;
  const other = domains.find((domain) => domain !== filters.domain);
  const counted = text.count(wholeNumber(count), count === 1);
  return (
    <Stack gap="sm">
      <LowDisks disks={data?.pages.at(-1)?.low_disks} />
      <p role="status">
        {data && (
          <>
            <strong>{counted}</strong>
            {rows.length < count && `, ${text.shown(wholeNumber(rows.length))}`}
          </>
        )}
      </p>
      {profiles.isPending && <PageLoading />}
      {data && rows.length === 0 && (
        <EmptyState
          title={text.empty}
          action={
            other && (
              <Button look="outline" onClick={() => onSearch({ ...filters, domain: other })}>
                {text.otherSite(siteName[other])}
              </Button>
            )
          }
        >
          {text.emptyHint}
        </EmptyState>
      )}
      {rows.length > 0 && <ProfileTable rows={rows} onActivate={onActivate} />}
      <RestOfList list={profiles} text={text} />
    </Stack>
  );
}
