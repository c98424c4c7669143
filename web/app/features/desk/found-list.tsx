import type { FoundProfile } from '@mala/contract/moderation/find.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { deskText } from '../../i18n/en/desk.ts';
import { shellText } from '../../i18n/en/shell.ts';
import classes from './find-box.module.css';
import type { useFound } from './find-queries.ts';

/** What the find box has found, below it. */
export function FoundList({
  id,
  shows,
  found: { data, error },
  marked,
  onChoose,
}: {
  id: string;
  shows: boolean;
  found: ReturnType<typeof useFound>;
  /** the place of the row that Enter opens; -1 for none */
  marked: number;
  onChoose: (row: FoundProfile) => void;
}) {
  const text = deskText.find;
  const { siteName } = shellText;
  const rows = data?.rows ?? [];
  const said = error ? error.message : data && (rows.length === 0 ? text.none : null);
  return (
    <>
      <p role="status" className="visually-hidden">
        {shows && (said ?? (data && text.count(rows.length)))}
      </p>
      <div className={classes.list} hidden={!shows || (rows.length === 0 && !said)}>
        {said && (
          <p className={classes.said} aria-hidden>
            {said}
          </p>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={text.found}>
          {!error &&
            rows.map((row, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
              <div
                key={row.profile_id}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === marked}
                className={classes.row}
                // the focus stays in the box
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(row)}
              >
                <span className={classes.name}>
                  <OwnWords typed={row.name} />
                </span>{' '}
                <span className={classes.facts}>
                  {[
                    row.mid ?? text.noMid,
                    siteName[row.domain],
                    adminText.statuses[row.status],
                    ...(row.away ? [adminText.list.away[row.away]] : []),
                  ].join(', ')}
                </span>
              </div>
            ))}
        </div>
      </div>
    </>
  );
}
