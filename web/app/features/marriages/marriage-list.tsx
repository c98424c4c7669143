import type { Marriage } from '@mala/contract/marriages.ts';
import { useRef, useState } from 'react';
import { EmptyState, LoadFailed } from '../../components/query/list-states.tsx';
import { marriagesText } from '../../i18n/en/marriages.ts';
import { useText } from '../../i18n/language.ts';
import { PageLoading } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { MarriageCard } from './marriage-card.tsx';
import classes from './marriage-list.module.css';
import { useMarriages, useRemoval } from './queries.ts';
import { RemovalDialog } from './removal-dialog.tsx';

/** The uploaded marriage photos, newest first; removing one asks first. */
export function MarriageList() {
  const text = useText(marriagesText);
  const list = useMarriages();
  const [asked, setAsked] = useState<Marriage | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval(() => {
    setAsked(null);
    // the button that was pressed is gone with its photo
    requestAnimationFrame(() => title.current?.focus());
  });
  return (
    <section>
      <Stack>
        <h2 ref={title} tabIndex={-1}>
          {text.listTitle}
        </h2>
        {list.isError && !list.data && <LoadFailed title={text.loadFailed} query={list} />}
        {list.isPending && <PageLoading />}
        {list.data?.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
        {list.data && list.data.length > 0 && (
          <ul className={classes.grid}>
            {list.data.map((marriage) => (
              <MarriageCard
                key={marriage.id}
                marriage={marriage}
                onRemove={() => setAsked(marriage)}
              />
            ))}
          </ul>
        )}
        {asked && (
          <RemovalDialog
            caption={asked.caption}
            removing={removal.isPending}
            onRemove={() => removal.mutate(asked.id)}
            onClose={() => setAsked(null)}
          />
        )}
      </Stack>
    </section>
  );
}
