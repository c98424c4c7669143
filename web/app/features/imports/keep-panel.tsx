import { importsText } from '../../i18n/en/imports.ts';
import { wholeNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { SlowNote } from '../../ui/page.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './imports.module.css';
import type { ImportSummary } from './queries.ts';

/** Keeps the rows, once nothing is wrong with them; shows how far it is. */
export function KeepPanel({
  summary: { counts, done, ignored },
  agreed,
  keeping,
  onKeep,
  onDiscard,
}: {
  summary: ImportSummary;
  /** that unknown columns are left out */
  agreed: boolean;
  keeping: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const text = importsText.keep;
  if (!counts) return null;
  const { clean, faulty } = counts;
  const lacksColumns = ignored.length > 0 && !agreed;
  const hint = faulty > 0 || clean === 0 ? text.faulty : lacksColumns ? text.columns : null;
  return (
    <Stack gap="sm">
      <h2>{text.title}</h2>
      <p className="measure">{text.lead}</p>
      {hint && <p id="keep-hint">{hint}</p>}
      <Row>
        <Button
          aria-disabled={keeping || hint !== null}
          aria-describedby={hint ? 'keep-hint' : undefined}
          onClick={() => {
            if (!keeping && !hint) onKeep();
          }}
        >
          {text.keep(wholeNumber(clean), clean === 1)}
        </Button>
        <Button look="outline" aria-disabled={keeping} onClick={() => !keeping && onDiscard()}>
          {importsText.one.discard}
        </Button>
      </Row>
      {keeping && (
        <progress className={classes.progress} max={clean} value={done} aria-label={text.title} />
      )}
      <p role="status">{keeping && text.keeping(wholeNumber(done), wholeNumber(clean))}</p>
      <SlowNote waiting={keeping} />
    </Stack>
  );
}
