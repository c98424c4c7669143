import type { ReviewedPhoto } from '@mala/contract/moderation/photos.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { CountedTable } from '../../components/query/counted-table.tsx';
import { useLiveList } from '../../components/query/use-live-list.ts';
import { officeText } from '../../i18n/en/office.ts';
import { shortTime } from '../../lib/format.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/button.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { usePhotoDecision, type useWaitingPhotos } from './photo-queries.ts';
import classes from './texts.module.css';

const WIDTHS = { photo: '10rem', member: '14rem', since: '9rem', actions: '16rem' };

/** The new photos of approved members, which wait for the office. */
export function PhotoList({ photos }: { photos: ReturnType<typeof useWaitingPhotos> }) {
  const { photos: text, shown } = officeText;
  useLiveList(photos);
  return (
    <CountedTable
      list={photos}
      idOf={({ id }) => id}
      text={{ ...text, shown }}
      row={(row) => <PhotoRow row={row} />}
      widths={WIDTHS}
      cardsUpTo="62em"
      className={classes.table}
    />
  );
}

function PhotoRow({ row }: { row: ReviewedPhoto }) {
  const from = useFrom();
  const { photos: text, who: nameOf } = officeText;
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
            translate="no"
            width={row.width}
            height={row.height}
            style={{ backgroundImage: `url("${row.preview}")` }}
          />
        </a>
      </td>
      <td className={classes.text} data-label={columns.caption}>
        {row.caption ? <OwnWords typed={row.caption} /> : text.noCaption}
      </td>
      <th scope="row" data-label={columns.member}>
        <TextLink to={paths.profile(row.profile_id)} state={from}>
          <OwnWords typed={who} />
        </TextLink>
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
  const { photos: text } = officeText;
  const decide = usePhotoDecision(photo);
  return (
    <DecisionButtons
      busy={decide.isPending}
      accept={{ text: text.approve, label: text.approveOf(who) }}
      refuse={{ text: text.refuse, label: text.refuseOf(who) }}
      onAccept={() => decide.mutateAsync({ decision: 'approve' })}
      who={who}
      words={text.refusal}
      send={(given) => decide.mutateAsync({ decision: 'refuse', ...given })}
    />
  );
}
