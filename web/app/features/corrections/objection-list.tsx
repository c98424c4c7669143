import type { Objection } from '@mala/contract/members/corrections.ts';
import { useState } from 'react';
import { CorrectedFields } from '../../components/profile/corrected-fields.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { correctingText } from '../../i18n/en/correcting.ts';
import { officeText } from '../../i18n/en/office.ts';
import { profileText } from '../../i18n/en/profile.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime } from '../../lib/format.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useFrom } from '../../lib/use-from.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import classes from './corrections.module.css';
import { ObjectionDialog } from './objection-dialog.tsx';
import { useObjections } from './queries.ts';

const WIDTHS = { member: '12rem', since: '8rem', actions: '8rem' };

/** The objections that wait for the office. */
export function ObjectionList() {
  const objections = useObjections();
  useLiveList(objections);
  return (
    <CountedTable
      list={objections}
      idOf={({ id }) => id}
      text={correctingText}
      row={(row) => <ObjectionRow row={row} />}
      widths={WIDTHS}
      cardsUpTo="62em"
      className={classes.table}
    />
  );
}

function ObjectionRow({ row }: { row: Objection }) {
  const text = correctingText;
  const { columns } = text;
  const from = useFrom();
  const [answering, setAnswering] = useState(false);
  const who = officeText.who(row.name, row.mid);
  return (
    <tr>
      <th scope="row" className={classes.whole} data-label={columns.member}>
        <TextLink to={officePaths.member(row.profile_id)} state={from}>
          <OwnWords typed={who} />
        </TextLink>
        <br />
        {shellText.siteName[row.domain]}
      </th>
      <td className={classes.whole} data-label={columns.correction}>
        <strong>{profileText.sections[row.section]}</strong>
        <CorrectedFields {...row} words={text} />
        <p className={classes.more}>
          <OwnWords typed={row.reason} within={text.reason} />
        </p>
        <p className={classes.more}>
          <OwnWords
            typed={row.corrected_by ?? text.somebody}
            within={(name) => text.by(name, shortTime(row.corrected_at))}
          />
        </p>
      </td>
      <td className={classes.whole} data-label={columns.objection}>
        <p className={classes.text}>
          <OwnWords typed={row.objection ?? ''} />
        </p>
      </td>
      <td data-label={columns.since}>{shortTime(row.objected_at ?? row.corrected_at)}</td>
      <td className={classes.whole}>
        <Button look="outline" aria-label={text.answerOf(who)} onClick={() => setAnswering(true)}>
          {text.answer}
        </Button>
        {answering && <ObjectionDialog objection={row} onClose={() => setAnswering(false)} />}
      </td>
    </tr>
  );
}
