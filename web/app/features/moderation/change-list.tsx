import type { WaitingChange } from '@mala/contract/moderation/changes.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { ChangedFields } from '../../components/profile/changed-fields.tsx';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { changesText } from '../../i18n/en/changes.ts';
import { officeText } from '../../i18n/en/office.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { shortTime } from '../../lib/format.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { useChangeDecision, useWaitingChanges } from './change-queries.ts';
import { ChangeRefusalDialog } from './change-refusal-dialog.tsx';
import classes from './texts.module.css';

const WIDTHS = { member: '14rem', since: '9rem', actions: '16rem' };

/** The changes after approval that wait for the office. */
export function ChangeList() {
  const changes = useWaitingChanges();
  useLiveList(changes);
  return (
    <CountedTable
      list={changes}
      idOf={({ profile_id, section }) => `${profile_id} ${section}`}
      text={changesText}
      row={(change) => <ChangeRow change={change} />}
      widths={WIDTHS}
      cardsUpTo="62em"
      className={classes.table}
    />
  );
}

function ChangeRow({ change }: { change: WaitingChange }) {
  const text = changesText;
  const { columns } = text;
  const from = useFrom();
  const decide = useChangeDecision(change);
  const [refusing, setRefusing] = useState(false);
  const who = officeText.who(change.name, change.mid);
  return (
    <tr>
      <th scope="row" className={classes.member} data-label={columns.member}>
        <TextLink to={paths.profile(change.profile_id)} state={from}>
          <OwnWords typed={who} />
        </TextLink>
        {shellText.siteName[change.domain]}
      </th>
      <td className={classes.whole} data-label={columns.change}>
        <ChangedFields {...change} words={text} />
      </td>
      <td data-label={columns.since}>{shortTime(change.held_at)}</td>
      <td className={classes.actions}>
        <Row gap="xs">
          <Button
            look="outline"
            aria-label={text.allowOf(who)}
            aria-disabled={decide.isPending}
            onClick={() => {
              if (!decide.isPending) decide.mutateAsync({ decision: 'allow' }).catch(reportError);
            }}
          >
            {text.allow}
          </Button>
          <Button
            look="quiet"
            aria-label={text.refuseOf(who)}
            aria-disabled={decide.isPending}
            onClick={() => {
              if (!decide.isPending) setRefusing(true);
            }}
          >
            {text.refuse}
          </Button>
        </Row>
        {refusing && (
          <ChangeRefusalDialog
            who={who}
            change={change}
            send={(given) => decide.mutateAsync({ decision: 'refuse', ...given })}
            onClose={() => setRefusing(false)}
          />
        )}
      </td>
    </tr>
  );
}
