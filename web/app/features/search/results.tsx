import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { rowsOf } from '../../lib/paging.ts';
import { Button } from '../../ui/button.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ProfileCard, ProfileCardSkeleton } from './profile-card.tsx';
import type { SearchQuery } from './queries.ts';
import classes from './search-layout.module.css';

const SKELETONS = [1, 2, 3, 4, 5, 6];

/** The matching profiles as cards; "View more" appends the next page. */
export function Results({
  search,
  community,
  empty,
  renderAction,
}: {
  search: SearchQuery;
  community: Community;
  /** instead of cards where nobody fits */
  empty: ReactNode;
  renderAction: (card: Card) => ReactNode;
}) {
  const text = searchText;
  if (search.isPending)
    return (
      <Stack>
        <SlowNote waiting />
        <div className={classes.cards}>
          {SKELETONS.map((one) => (
            <ProfileCardSkeleton key={one} />
          ))}
        </div>
      </Stack>
    );
  if (search.isError && (!search.data || search.isPlaceholderData))
    return <LoadFailed query={search} spent={text.spent} />;
  const cards = rowsOf(search.data.pages, (card) => card.profile_id);
  if (cards.length === 0) return empty;
  return (
    <Stack aria-busy={search.isPlaceholderData}>
      <SlowNote waiting={search.isPlaceholderData} />
      <ul className={classes.cards} aria-label={text.results}>
        {cards.map((card) => (
          <li key={card.profile_id}>
            <ProfileCard card={card} community={community}>
              {renderAction(card)}
            </ProfileCard>
          </li>
        ))}
      </ul>
      <More search={search} />
    </Stack>
  );
}

function More({ search }: { search: SearchQuery }) {
  const text = searchText;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = search;
  if (isFetchNextPageError && !isFetchingNextPage)
    return (
      <LoadFailed
        query={{ error: search.error, refetch: search.fetchNextPage }}
        spent={text.spent}
      />
    );
  if (!hasNextPage) return null;
  const busy = isFetchingNextPage || isPlaceholderData;
  return (
    <div className={classes.more}>
      <Button
        look="outline"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void search.fetchNextPage();
        }}
      >
        {isFetchingNextPage ? text.loadingMore : text.viewMore}
      </Button>
      <SlowNote waiting={isFetchingNextPage} />
    </div>
  );
}
