import { importsText } from '../../i18n/en/imports.ts';
import { shortTime, wholeNumber } from '../../lib/format.ts';
import classes from './imports.module.css';
import type { ImportSummary } from './queries.ts';

/** How many rows there are, and how many of them are right. */
export function ImportCounts({ summary: { counts, examples, until } }: { summary: ImportSummary }) {
  const text = importsText.one;
  if (!counts) return null;
  const shown = {
    rows: text.rows,
    clean: text.clean,
    faulty: text.faulty,
    left_out: text.leftOut,
    incomplete: text.incomplete,
  } as const;
  return (
    <>
      <dl className={classes.counts}>
        {(Object.keys(shown) as (keyof typeof shown)[]).map((name) => (
          <div key={name}>
            <dt>{shown[name]}</dt>
            <dd>{wholeNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {counts.incomplete > 0 && <p className="measure">{text.incompleteHint}</p>}
      {examples > 0 && <p>{text.examples(wholeNumber(examples))}</p>}
      {until && <p>{text.until(shortTime(until))}</p>}
    </>
  );
}
