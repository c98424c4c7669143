import type { FaultyRow } from '@mala/contract/imports/office.ts';
import { useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { importsText } from '../../i18n/en/imports.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { cellWords } from './cell-words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { fieldLabel } from './field-label.ts';
import classes from './imports.module.css';
import { type ImportSummary, useFaults, useLeaveOut } from './queries.ts';

const WIDTHS = { row: '9rem', out: '8rem' };

/** The cell that is being corrected. */
type Cell = FaultyRow['faults'][number] & { row: number };

/** Each row with something wrong, each fault at its cell. */
export function FaultList({ summary }: { summary: ImportSummary }) {
  const text = importsText.faultList;
  const { id, domain, counts } = summary;
  const [cell, setCell] = useState<Cell | null>(null);
  const { mutate, isPending } = useLeaveOut(id);
  const faults = useFaults(id);
  if (faults.data?.pages[0]?.count === 0) return <p>{text.none}</p>;
  return (
    <Stack gap="sm">
      <p className="measure">{text.lead}</p>
      {counts && counts.faulty > 0 && (
        <Row>
          <Button
            look="outline"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate({ rows: 'faulty', left_out: true });
            }}
          >
            {text.allOut}
          </Button>
        </Row>
      )}
      <CountedTable
        list={faults}
        idOf={({ row }) => String(row)}
        text={text}
        row={(row) => <FaultRow row={row} summary={summary} onCorrect={setCell} />}
        widths={WIDTHS}
        cardsUpTo="48em"
        className={classes.table}
      />
      {cell && (
        <CorrectDialog
          id={id}
          cell={{ ...cell, heading: cell.heading || fieldLabel(domain, cell.field) }}
          onClose={() => setCell(null)}
        />
      )}
    </Stack>
  );
}

function FaultRow({
  row,
  summary,
  onCorrect,
}: {
  row: FaultyRow;
  summary: ImportSummary;
  onCorrect: (cell: Cell) => void;
}) {
  const text = importsText.faultList;
  const number = String(row.row);
  const { mutate, isPending } = useLeaveOut(summary.id);
  // as chosen, until the list says so too
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <tr data-out={row.left_out || undefined}>
      <th scope="row" className={classes.whole}>
        {text.row(number)}
        {row.name && (
          <>
            <br />
            <OwnWords typed={row.name} />
          </>
        )}
      </th>
      <td className={classes.whole} data-label={text.columns.faults}>
        <ul className={classes.faults}>
          {row.faults.map((fault) => (
            <li key={`${fault.field} ${fault.message}`} className={classes.fault}>
              <p>
                <strong translate="no">{`${fault.letter}${number}`}</strong>{' '}
                <OwnWords typed={fault.heading || fieldLabel(summary.domain, fault.field)} />
                {': '}
                <span className={classes.read}>
                  {fault.read ? <OwnWords typed={fault.read} /> : text.nothing}
                </span>
              </p>
              <p className={classes.wrong}>{cellWords(fault.message)}</p>
              {fault.letter && !row.left_out && (
                <Button
                  look="quiet"
                  aria-label={text.correctOf(fault.heading, number)}
                  onClick={() => onCorrect({ ...fault, row: row.row })}
                >
                  {text.correct}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </td>
      <td className={classes.whole}>
        <CheckField
          id={`out-${number}`}
          name={`out-${number}`}
          label={text.leaveOut}
          of={text.row(number)}
          value={chosen ?? row.left_out}
          onChange={(left_out) => {
            if (isPending) return;
            setChosen(left_out);
            mutate({ rows: [row.row], left_out }, { onSettled: () => setChosen(null) });
          }}
        />
      </td>
    </tr>
  );
}
