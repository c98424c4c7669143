import { MOST_VIEWS } from '@mala/contract/moderation/views.ts';
import { useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { viewsText } from '../../i18n/en/views.ts';
import { Button } from '../../ui/button.tsx';
import type { Filters } from './filters.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import classes from './view-bar.module.css';
import { useViews } from './view-queries.ts';
import { filtersOfView, isShown } from './views.ts';
import { ViewsDialog } from './views-dialog.tsx';

/** One's own views above the list: one press each. */
export function ViewBar({
  filters,
  onSearch,
}: {
  filters: Filters;
  onSearch: (filters: Filters) => void;
}) {
  const text = viewsText;
  const views = useViews();
  const [open, setOpen] = useState<'save' | 'change' | null>(null);
  if (views.error) return <LoadFailed query={views} />;
  const saved = views.data ?? [];
  const close = () => setOpen(null);
  return (
    <nav className={classes.bar} aria-label={text.title}>
      <ul className={classes.views}>
        {saved.map((view) => (
          <li key={view.id}>
            <Button
              look="outline"
              className={classes.view}
              aria-pressed={isShown(view, filters)}
              onClick={() => onSearch(filtersOfView(view))}
            >
              <OwnWords typed={view.name} />
            </Button>
          </li>
        ))}
        <li>
          <Button
            look="quiet"
            aria-disabled={!views.data || saved.length >= MOST_VIEWS}
            onClick={() => {
              if (views.data && saved.length < MOST_VIEWS) setOpen('save');
            }}
          >
            {text.save}
          </Button>
        </li>
        {saved.length > 0 && (
          <li>
            <Button look="quiet" onClick={() => setOpen('change')}>
              {text.change}
            </Button>
          </li>
        )}
      </ul>
      {saved.length >= MOST_VIEWS && <p>{text.full(MOST_VIEWS)}</p>}
      {open === 'save' && <SaveViewDialog filters={filters} views={saved} onClose={close} />}
      {open === 'change' && <ViewsDialog views={saved} onClose={close} />}
    </nav>
  );
}
