import { MOST_SAVED_SEARCHES, type SavedSearch } from '@mala/contract/saved-searches.ts';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { rowAfter } from '../../ui/row-after.ts';
import { Row, Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { addressOf } from './address.ts';
import { useSavedSearches } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import classes from './saved-list.module.css';

/** In the address: the search that a notification is about, to which the page goes on. */
const OPEN = 'open';

/** The saved searches, each with what is new in it; `refused` stands for the list of who may not search. */
export function SavedList({ refused }: { refused: React.ReactNode }) {
  const text = savedSearchesText;
  const list = useSavedSearches();
  const [query] = useSearchParams();
  const searches = list.data ?? [];
  const place = useKeptFocus<HTMLUListElement>(list.data?.map(({ id }) => id).join(), rowAfter);
  if (list.error instanceof ApiError && list.error.status === 403) return refused;
  if (list.isPending) return <PageLoading />;
  if (list.error && !list.data) return <LoadFailed title={text.loadFailed} query={list} />;
  const opened = searches.find(({ id }) => id === query.get(OPEN));
  if (opened) return <Navigate to={addressOf(opened)} replace />;
  return (
    <Stack gap="sm">
      {searches.length >= MOST_SAVED_SEARCHES && <p>{text.full(MOST_SAVED_SEARCHES)}</p>}
      <ul ref={place} tabIndex={-1} className={classes.list}>
        {searches.map((search) => (
          <SavedRow key={search.id} search={search} />
        ))}
      </ul>
      {searches.length === 0 && <p role="status">{text.empty}</p>}
      <Row>
        <LinkButton to={paths.search} look={searches.length === 0 ? 'filled' : 'outline'}>
          {text.toSearch}
        </LinkButton>
      </Row>
    </Stack>
  );
}

function SavedRow({ search }: { search: SavedSearch }) {
  const text = savedSearchesText;
  const { name, new_count, lost } = search;
  const [renaming, setRenaming] = useState(false);
  const [removing, setRemoving] = useState(false);
  return (
    <li className={classes.row}>
      <Link to={addressOf(search)} className={classes.open}>
        <OwnWords typed={name} />
        <span className={new_count > 0 ? classes.fresh : classes.none}>
          {new_count > 0 ? text.fresh(new_count) : text.none}
        </span>
      </Link>
      {lost.length > 0 && <p className={classes.lost}>{text.lost}</p>}
      <Row>
        <Button look="outline" aria-label={text.renameOf(name)} onClick={() => setRenaming(true)}>
          {text.rename}
        </Button>
        <Button look="outline" aria-label={text.removeOf(name)} onClick={() => setRemoving(true)}>
          {text.remove}
        </Button>
      </Row>
      {renaming && <RenameDialog search={search} onClose={() => setRenaming(false)} />}
      {removing && <RemoveDialog search={search} onClose={() => setRemoving(false)} />}
    </li>
  );
}
