import { communities } from '@mala/contract/communities/communities.ts';
import { useListPlace } from '../../components/query/use-list-place.ts';
import { Congratulations } from '../../components/standing/congratulations.tsx';
import { PhotoNudge } from '../../components/standing/photo-nudge.tsx';
import { Refused } from '../../components/standing/refused.tsx';
import { FilterPanel } from '../../features/search/filter-panel.tsx';
import { activeCount, withoutMatch } from '../../features/search/filters.ts';
import { MatchInvitation } from '../../features/search/match-invitation.tsx';
import { matchedBy } from '../../features/search/matched.ts';
import { Nobody } from '../../features/search/nobody.tsx';
import { useSearch } from '../../features/search/queries.ts';
import { Results } from '../../features/search/results.tsx';
import { SearchLayout } from '../../features/search/search-layout.tsx';
import { useFilters } from '../../features/search/use-filters.ts';
import { ShortlistButton } from '../../features/shortlist/shortlist-button.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Filters and matching profiles; a 403 leads to the page that explains it. */
export default function Search() {
  const text = searchText;
  const { me } = useMember();
  const { filters: chosen, change } = useFilters();
  const search = useSearch(chosen);
  useListPlace(search);
  if (search.error instanceof ApiError && search.error.status === 403)
    return <Refused to={paths.forbidden} />;
  const [first] = search.data?.pages ?? [];
  const matched = matchedBy(me, first);
  const filters = matched === 'yes' ? chosen : withoutMatch(chosen);
  const active = activeCount(filters);
  const blurred = first && me.has_photo && me.standing === 'pending';
  return (
    <Stack>
      <Congratulations me={me} />
      <PageTitle title={text.title} />
      <SearchLayout
        active={active}
        count={first?.count}
        panel={(isSeen) => (
          <FilterPanel filters={filters} matched={matched} isSeen={isSeen} onChange={change} />
        )}
      >
        {(first?.photo_nudge || blurred) && <PhotoNudge />}
        {matched === 'unknown' && (
          <p>
            <MatchInvitation />
          </p>
        )}
        <p role="status">
          {search.isPending || search.isPlaceholderData
            ? text.searching
            : first && text.count(first.count)}
        </p>
        <Results
          search={search}
          community={communities[me.domain]}
          empty={<Nobody filters={filters} onChange={change} />}
          renderAction={({ profile_id, name, hasShortlisted }) => (
            <ShortlistButton profileId={profile_id} name={name} shortlisted={hasShortlisted} />
          )}
        />
      </SearchLayout>
    </Stack>
  );
}
