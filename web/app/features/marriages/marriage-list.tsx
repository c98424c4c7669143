import type { Marriage } from '@mala/contract/marriages.ts';
import { useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { EmptyState } from '../../components/query/list-states.tsx';
import { LoadFailed } from '../../components/query/load-failed.tsx';
import { marriagesText } from '../../i18n/en/marriages.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageLoading } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import classes from './marriage-list.module.css';
import { useMarriages, useRemoval } from './queries.ts';

/** The uploaded marriage photos, newest first; removing one asks for confirmation. */
export function MarriageList() {
  const text = marriagesText;
  const list = useMarriages();
  const [asked, setAsked] = useState<Marriage | null>(null);
  const title = useKeptFocus<HTMLHeadingElement>(list.data && `${list.data.length} ${asked?.id}`);
  const removal = useRemoval(() => setAsked(null));
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

/** Asks for confirmation before a photo is removed permanently. */
function RemovalDialog({
  caption,
  removing,
  onRemove,
  onClose,
}: {
  caption: string;
  removing: boolean;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { question, remove, removing: busy } = marriagesText;
  return (
    <Dialog title={question.title} onClose={onClose} startAt="[data-first]">
      <p>
        <strong>
          <OwnWords typed={caption} />
        </strong>
      </p>
      <p>{question.text}</p>
      <Row>
        <Button
          look="danger"
          aria-disabled={removing}
          onClick={() => {
            if (!removing) onRemove();
          }}
        >
          <span aria-live="polite">{removing ? busy : remove}</span>
        </Button>
        <Button look="outline" data-first onClick={onClose}>
          {question.keep}
        </Button>
      </Row>
    </Dialog>
  );
}

/** An uploaded photo: its caption, its site and date. */
function MarriageCard({ marriage, onRemove }: { marriage: Marriage; onRemove: () => void }) {
  const text = marriagesText;
  const { siteName } = shellText;
  const { caption, domain, created_at, preview, url, width, height } = marriage;
  return (
    <li className={classes.card}>
      <div className={classes.frame} style={{ backgroundImage: `url("${preview}")` }}>
        <img
          className="photo whole"
          src={url}
          alt={text.marriage}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </div>
      <p className={classes.caption}>
        <OwnWords typed={caption} />
      </p>
      <p>
        {siteName[domain]}, <time dateTime={created_at}>{shortDate(created_at)}</time>
      </p>
      <Button look="danger" aria-label={text.removeOf(caption)} onClick={onRemove}>
        {text.remove}
      </Button>
    </li>
  );
}
