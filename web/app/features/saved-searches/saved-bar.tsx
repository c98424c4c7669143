import { isOfOne } from '@mala/contract/member-ids.ts';
import { MOST_SAVED_SEARCHES, savedFilters } from '@mala/contract/saved-searches.ts';
import { type Filters, USUAL_SORT } from '@mala/contract/search.ts';
import { IconBookmarkPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { savedSearchesText } from '../../i18n/en/saved-searches.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { isSame } from './address.ts';
import { FullDialog } from './full-dialog.tsx';
import { useChangeSearch, useDigest, useSavedSearches } from './queries.ts';
import { SaveDialog } from './save-dialog.tsx';
import classes from './saved-bar.module.css';
import type { Opened } from './use-opened.ts';

/** Saves the filters of the search page, or those of the saved search that was opened. */
export function SavedBar({ filters: all, opened }: { filters: Filters; opened: Opened }) {
  const text = savedSearchesText.bar;
  const filters = savedFilters(all);
  const searches = useSavedSearches();
  const digest = useDigest();
  const change = useChangeSearch();
  // as it was when the button was pressed: saving the last one makes them full
  const [open, setOpen] = useState<'save' | 'full' | null>(null);
  const close = () => setOpen(null);
  const isNarrow = useMedia('(max-width: 47.99em)', false);
  const { search } = opened;
  const changed = search !== undefined && !isSame(search.filters, filters);
  // one person replaces no filters of a search of more
  const isOther = isOfOne(filters) && !isOfOne(search?.filters ?? {});
  // of another order, or among other people, they are not the first
  const { sort = [USUAL_SORT], new: onlyNew, hidden } = all;
  const isNewestFirst = sort[0] === USUAL_SORT && !onlyNew?.length && !hidden?.length;
  const isFull = (searches.data?.length ?? 0) >= MOST_SAVED_SEARCHES;
  return (
    <section ref={opened.bar} tabIndex={-1} aria-label={text.label} className={classes.bar}>
      <Row gap="xs">
        {search && (
          <span>
            <OwnWords typed={search.name} within={text.name} />
          </span>
        )}
        {search && changed && !isOther && (
          <Button
            look="outline"
            aria-disabled={change.isPending}
            onClick={() => {
              if (!change.isPending)
                change.mutateAsync({ id: search.id, filters }).catch(reportError);
            }}
          >
            {text.update}
          </Button>
        )}
        {(!search || changed) && (
          <Button
            look="outline"
            className={search ? undefined : classes.save}
            onClick={() => setOpen(isFull ? 'full' : 'save')}
          >
            {!search && <IconBookmarkPlus size={24} aria-hidden />}
            <span className={!search && isNarrow ? 'visually-hidden' : undefined}>
              {search ? text.saveNew : text.save}
            </span>
          </Button>
        )}
        <span className={classes.all}>
          <TextLink to={paths.savedSearches}>{text.all}</TextLink>
        </span>
      </Row>
      {search && !changed && isNewestFirst && opened.fresh > 0 && (
        <p role="status">{text.fresh(opened.fresh)}</p>
      )}
      {open === 'full' && <FullDialog onClose={close} />}
      {open === 'save' && (
        <SaveDialog
          filters={filters}
          asks={digest.data === 'never'}
          onSaved={(id) => {
            opened.open(id);
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
