import type { ReviewedPhoto } from '@mala/contract/moderation/photos.ts';
import { useState } from 'react';
import { reportError } from '../../components/form/report-error.ts';
import { CountedList } from '../../components/query/counted-list.tsx';
import { officeText } from '../../i18n/en/office.ts';
import { useText } from '../../i18n/language.ts';
import { shortTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { usePhotoDecision, type useWaitingPhotos } from './photo-queries.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import classes from './texts.module.css';

const WIDTHS = { photo: '10rem', member: '14rem', since: '9rem', actions: '13rem' };

/** The new photos of approved members, which wait for the office. */
export function PhotoList({ photos }: { photos: ReturnType<typeof useWaitingPhotos> }) {
  const { photos: text, shown } = useText(officeText);
  return (
    <CountedList list={photos} idOf={({ id }) => id} text={{ ...text, shown }}>
      {(rows) => (
        <Table
          label={text.list}
          columns={text.columns}
          widths={WIDTHS}
          cardsUpTo="62em"
          className={classes.table}
        >
          {rows.map((row) => (
            <PhotoRow key={row.id} row={row} />
          ))}
        </Table>
      )}
    </CountedList>
  );
}

function PhotoRow({ row }: { row: ReviewedPhoto }) {
  const { photos: text, who: nameOf } = useText(officeText);
  const { columns } = text;
  const who = nameOf(row.name, row.mid);
  return (
    <tr>
      <td data-label={columns.photo}>
        <a href={row.large} target="_blank" rel="noreferrer">
          <img
            className={classes.photo}
            src={row.short}
            alt={text.photoOf(who)}
            width={row.width}
            height={row.height}
            style={{ backgroundImage: `url("${row.preview}")` }}
          />
        </a>
      </td>
      <td className={classes.text} data-label={columns.caption}>
        {row.caption ?? text.noCaption}
      </td>
      <th scope="row" data-label={columns.member}>
        <TextLink to={paths.profile(row.profile_id)}>{who}</TextLink>
      </th>
      <td data-label={columns.since}>{shortTime(row.added_at)}</td>
      <td className={classes.actions}>
        <PhotoDecision photo={row} who={who} />
      </td>
    </tr>
  );
}

/** Approves a waiting photo, or refuses it with a reason. */
function PhotoDecision({ photo, who }: { photo: ReviewedPhoto; who: string }) {
  const { photos: text } = useText(officeText);
  const decide = usePhotoDecision(photo);
  const [refusing, setRefusing] = useState(false);
  const busy = decide.isPending;
  return (
    <>
      <Row gap="xs">
        <Button
          look="outline"
          aria-label={text.approveOf(who)}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) decide.mutateAsync({ decision: 'approve' }).catch(reportError);
          }}
        >
          {text.approve}
        </Button>
        <Button
          look="quiet"
          aria-label={text.refuseOf(who)}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) setRefusing(true);
          }}
        >
          {text.refuse}
        </Button>
      </Row>
      {refusing && (
        <RefusalDialog
          who={who}
          words={text.refusal}
          send={(given) => decide.mutateAsync({ decision: 'refuse', ...given })}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
