import type { Complaint } from '@mala/contract/complaints.ts';
import { useState } from 'react';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { officeText } from '../../i18n/en/office.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime } from '../../lib/format.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ComplaintPictures } from './complaint-pictures.tsx';
import classes from './complaints.module.css';
import { useComplaints } from './queries.ts';

const WIDTHS = { about: '13rem', by: '11rem', since: '8rem', actions: '8rem' };

/** The complaints that wait for the office. */
export function ComplaintList() {
  const complaints = useComplaints();
  useLiveList(complaints);
  return (
    <CountedTable
      list={complaints}
      idOf={({ id }) => id}
      text={complaintsText}
      row={(row) => <ComplaintRow row={row} />}
      widths={WIDTHS}
      cardsUpTo="62em"
      className={classes.table}
    />
  );
}

function Who({ of }: { of: { profile_id: string; name: string; mid: string | null } }) {
  const from = useFrom();
  return (
    <TextLink to={paths.profile(of.profile_id)} state={from}>
      <OwnWords typed={officeText.who(of.name, of.mid)} />
    </TextLink>
  );
}

function ComplaintRow({ row }: { row: Complaint }) {
  const text = complaintsText;
  const { columns } = text;
  const [answering, setAnswering] = useState(false);
  return (
    <tr>
      <th scope="row" className={classes.whole} data-label={columns.about}>
        <Who of={row.about} />
        <br />
        {shellText.siteName[row.domain]}
        {row.others > 0 && <p className={classes.more}>{text.others(row.others)}</p>}
      </th>
      <td className={classes.whole} data-label={columns.what}>
        <strong>{text.reasons[row.reason]}</strong>
        <p className={classes.text}>
          <OwnWords typed={row.text} />
        </p>
        <ComplaintPictures pictures={row.pictures} />
      </td>
      <td data-label={columns.by}>{row.reporter ? <Who of={row.reporter} /> : text.gone}</td>
      <td data-label={columns.since}>{shortTime(row.told_at)}</td>
      <td className={classes.whole}>
        <Button
          look="outline"
          aria-label={text.answerOf(officeText.who(row.about.name, row.about.mid))}
          onClick={() => setAnswering(true)}
        >
          {text.answer}
        </Button>
        {answering && <AnswerDialog complaint={row} onClose={() => setAnswering(false)} />}
      </td>
    </tr>
  );
}
