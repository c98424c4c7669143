import { communities } from '@mala/contract/communities/communities.ts';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lastingList, useListPlace } from '../../components/query/use-list-place.ts';
import { Congratulations } from '../../components/standing/congratulations.tsx';
import { PhotoNudge } from '../../components/standing/photo-nudge.tsx';
import { Refused } from '../../components/standing/refused.tsx';
import { HiddenPlace } from '../../features/hidden/hidden-place.tsx';
import { HideMenu } from '../../features/hidden/hide-menu.tsx';
import { SAVED } from '../../features/saved-searches/address.ts';
import { SavedBar } from '../../features/saved-searches/saved-bar.tsx';
import { useOpened } from '../../features/saved-searches/use-opened.ts';
import { searchBody } from '../../features/search/bodies.ts';
import { DroppedNote } from '../../features/search/dropped-note.tsx';
import { withoutMatch } from '../../features/search/filters.ts';
import { useListForm } from '../../features/search/list-form.ts';
import { ListTools } from '../../features/search/list-tools.tsx';
import { MatchInvitation } from '../../features/search/match-invitation.tsx';
import { matchedBy } from '../../features/search/matched.ts';
import { Nobody } from '../../features/search/nobody.tsx';
import { foundIn, useSearch } from '../../features/search/queries.ts';
import {
  type CardParts,
  isWaiting,
  mayHaveCards,
  Results,
} from '../../features/search/results.tsx';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import { useEarlyCounts } from '../../features/search/use-early-counts.ts';
import { useFilters } from '../../features/search/use-filters.ts';
import { useHeld } from '../../features/search/use-held.ts';
import { useIsPhone } from '../../features/search/use-is-phone.ts';
import { useRefusedFilters } from '../../features/search/use-refused-filters.ts';
import { useSettled } from '../../features/search/use-settled.ts';
import { useSheet } from '../../features/search/use-sheet.ts';
import { ShortlistHeart } from '../../features/shortlist/shortlist-heart.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { ApiError } from '../../lib/api-error.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Stack } from '../../ui/stack.tsx';
import { Still } from '../../ui/still.tsx';

/** The search; whoever opens the site anew, the next day too, comes back to the last one. */
export default function SearchPage() {
  const { me } = useMember();
  const { pathname, search } = useLocation();
  const last = search === '' ? lastingList(me.user_id) : null;
  if (last?.url.startsWith(`${pathname}?`)) return <Navigate to={last.url} replace />;
  return <Search />;
}

/** Filters and matching profiles; a 403 leads to the page that explains it. */
function Search() {
  const { me } = useMember();
  const { searcher, filters: chosen, dropped, change: choose } = useFilters([SAVED]);
  const isPhone = useIsPhone();
  const sheet = useSheet(isPhone);
  const { settled, settlesNow } = useSettled(chosen);
  // below the sheet the list stays as it was
  const listed = useHeld(settled, sheet.isOpen);
  const search = useSearch(listed);
  useListPlace(search, '', me.user_id);
  const list = useRef<HTMLUListElement>(null);
  const [form, setForm] = useListForm();
  // nobody of the office saves searches
  const saves = hasOwnProfile(me);
  const opened = useOpened(saves);
  const [first] = search.data?.pages ?? [];
  usePreparedProfile(first !== undefined && first.rows.length > 0);
  const matched = matchedBy(me, first);
  const applying = (filters: typeof chosen) =>
    matched === 'yes' ? filters : withoutMatch(filters);
  const isDue = () => (!isPhone || sheet.isOpen) && settlesNow();
  const change = useEarlyCounts({ isDue, applying, change: choose });
  const refused = useRefusedFilters(search.error, chosen, change);
  if (search.error instanceof ApiError && search.error.status === 403)
    return <Refused to={paths.forbidden} />;
  const filters = applying(chosen);
  const blurred = first && me.has_photo && me.standing === 'pending';
  const saved = saves && (
    <SavedBar filters={searchBody(communities[me.domain], filters)} opened={opened} />
  );
  // a search that was opened says its name and what is new in it, for which there is no room beside the title
  const isBeside = isPhone && !opened.search;
  const tools = (
    <Still isStill={sheet.isOpen}>
      <ListTools
        {...{ list, form }}
        isBeside={isPhone}
        hasCards={mayHaveCards(search)}
        onChange={setForm}
      >
        {(isBeside || !isPhone) && saved}
      </ListTools>
    </Still>
  );
  const standing = <Congratulations me={me} />;
  // the results come before what asks for nothing
  const isCalm = me.standing === 'approved' && !me.shown_again;
  return (
    <Stack gap="sm">
      {!isCalm && standing}
      <SearchFrame
        {...{ searcher, filters, matched, sheet, isPhone }}
        counted={applying(settled)}
        found={foundIn(search)}
        beside={isPhone && tools}
        above={isPhone ? !isBeside && saved : tools}
        onChange={change}
      >
        <Still isStill={sheet.isOpen}>
          <Stack>
            <DroppedNote searcher={searcher} dropped={[...dropped, ...refused]} />
            {(first?.photo_nudge || blurred) && <PhotoNudge />}
            {matched === 'unknown' && (
              <p>
                <MatchInvitation />
              </p>
            )}
            {listed.sort === 'nearest' && first?.near === 'names' && (
              <p>{searchText.nearByNames}</p>
            )}
            <Results
              search={search}
              community={communities[me.domain]}
              empty={<Nobody searcher={searcher} filters={filters} onChange={change} />}
              parts={cardParts(listed.on.includes('hidden'))}
              {...{ list, form }}
            />
          </Stack>
        </Still>
      </SearchFrame>
      {/* below a list that is shorter than its skeletons it would move */}
      {isCalm && !isWaiting(search) && standing}
    </Stack>
  );
}

/**
 * Loads the code of the page that a card opens, while the list is read: the router asks for a script only when another one names
 * it, and so with a slow connection a press had no answer for seconds.
 */
function usePreparedProfile(isListed: boolean): void {
  useEffect(() => {
    if (!isListed) return;
    // the photos come first; whoever opens a profile loads it again, and is told of a failure
    const timer = setTimeout(() => void import('./profile.tsx').catch(() => undefined), 2_000);
    return () => clearTimeout(timer);
  }, [isListed]);
}

/** What stands on the cards of a list, which is one of hidden profiles or of the others. */
const cardParts = (ofHidden: boolean): CardParts => ({
  heart: ({ profile_id, name, hasShortlisted }) => (
    <ShortlistHeart profileId={profile_id} name={name} shortlisted={hasShortlisted} over />
  ),
  more: (card) => <HideMenu card={card} />,
  place: (card) =>
    card.marks && card.marks.hidden !== ofHidden ? <HiddenPlace card={card} /> : null,
});
