import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileCard as Card } from '@mala/contract/profiles/view.ts';
import type { ReactNode, RefObject } from 'react';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { searchText } from '../../i18n/en/search.ts';
import { rowsOf } from '../../lib/paging.ts';
import { Button } from '../../ui/button.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { ListForm } from './list-form.ts';
import { ProfileCard, ProfileCardSkeleton } from './profile-card.tsx';
import type { SearchQuery } from './queries.ts';
import classes from './results.module.css';
import { useOwnMarks } from './use-own-marks.ts';

const SKELETONS = [1, 2, 3, 4, 5, 6];
/** So many are seen before anybody scrolls. */
const NEAR = 4;

/** What a page adds to each card. */
export interface CardParts {
  heart: (card: Card) => ReactNode;
  more: (card: Card) => ReactNode;
  /** in place of a card that has just been taken from this list; null where it stays */
  place: (card: Card) => ReactNode;
}

const hasFailed = ({ isError, data, isPlaceholderData }: SearchQuery) =>
  isError && (!data || isPlaceholderData);

const hasRows = ({ data }: SearchQuery) => Boolean(data?.pages.some(({ rows }) => rows.length > 0));

/** Whether nothing can be shown yet; that nobody fitted the filters before says nothing of these. */
export const isWaiting = (search: SearchQuery) =>
  search.isPending || (search.isPlaceholderData && !search.isError && !hasRows(search));

/** Whether a search has cards, or will have them; what was loaded before a failure is not shown as its answer. */
export const mayHaveCards = (search: SearchQuery): boolean =>
  isWaiting(search) || (!hasFailed(search) && hasRows(search));

function cardsOf(search: SearchQuery): Card[] {
  return hasFailed(search) ? [] : rowsOf(search.data?.pages ?? [], (card) => card.profile_id);
}

/** The matching profiles as cards; "View more" appends the next page. */
export function Results({
  search,
  community,
  empty,
  parts,
  list,
  form,
}: {
  search: SearchQuery;
  community: Community;
  /** instead of cards where nobody fits */
  empty: ReactNode;
  parts: CardParts;
  list: RefObject<HTMLUListElement | null>;
  form: ListForm;
}) {
  const withOwnMarks = useOwnMarks();
  const failed = hasFailed(search);
  const cards = cardsOf(search);
  const hasCards = mayHaveCards(search);
  const place = useMoreFocus(search, list);
  return (
    <Stack
      ref={place}
      className={classes.results}
      role="group"
      aria-label={searchText.results}
      tabIndex={-1}
      aria-busy={cards.length > 0 && search.isPlaceholderData}
    >
      {failed && <LoadFailed query={search} spent={searchText.spent} />}
      {hasCards && <SlowNote waiting={search.isPending || search.isPlaceholderData} />}
      {isWaiting(search) && <Skeletons form={form} />}
      {cards.length > 0 && (
        <>
          <ul ref={list} className={classes[form]} aria-label={searchText.results}>
            {cards.map(withOwnMarks).map((card, index) => (
              <li key={card.profile_id}>
                {parts.place(card) ?? (
                  <ProfileCard
                    {...{ card, community, form }}
                    near={index < NEAR}
                    heart={parts.heart(card)}
                    more={parts.more(card)}
                  />
                )}
              </li>
            ))}
          </ul>
          <More search={search} />
        </>
      )}
      {!failed && !hasCards && empty}
    </Stack>
  );
}

const hasMoreFailed = ({ isFetchNextPageError, isFetchingNextPage }: SearchQuery) =>
  isFetchNextPageError && !isFetchingNextPage;

/** "View more" goes with the last page, whose first card is next then, or is replaced while it fails. */
function useMoreFocus(search: SearchQuery, list: RefObject<HTMLUListElement | null>) {
  const pages = search.data?.pages;
  const isReplaced = hasMoreFailed(search) || search.isFetchingNextPage;
  const state = `${pages?.length} ${hasMoreFailed(search)} ${search.isFetchingNextPage}`;
  return useKeptFocus<HTMLDivElement>(pages && state, (left) => {
    if (isReplaced) return left.querySelector<HTMLElement>(':scope > :last-child button');
    const before = rowsOf(pages?.slice(0, -1) ?? [], (card) => card.profile_id);
    return list.current?.children[before.length]?.querySelector<HTMLElement>('h2 a, button');
  });
}

function Skeletons({ form }: { form: ListForm }) {
  return (
    <div className={classes[form]}>
      {SKELETONS.map((one) => (
        <ProfileCardSkeleton key={one} form={form} />
      ))}
    </div>
  );
}

function More({ search }: { search: SearchQuery }) {
  const text = searchText;
  const { hasNextPage, isFetchingNextPage, isPlaceholderData } = search;
  if (hasMoreFailed(search))
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
