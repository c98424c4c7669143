import { can } from '@mala/contract/access/roles.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { OwnWords } from '../../components/profile/own-words.tsx';
import { SaidText } from '../../components/profile/said-text.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { ageWords } from '../../lib/age-words.ts';
import { shortDate } from '../../lib/format.ts';
import { fullDate } from '../../lib/full-date.ts';
import { namesOfChoice } from '../../lib/labels.ts';
import { officePaths } from '../../lib/session/office.ts';
import { useMember } from '../../lib/session/session.ts';
import { useFrom } from '../../lib/use-from.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { FeaturedBox } from './featured-box.tsx';
import classes from './profile-table.module.css';
import type { ProfileRow as Profile } from './queries.ts';
import { StatusSelect } from './status-select.tsx';

/** What the row says for a field: free text on this site is shown unchanged. */
function shownValue(row: Profile, name: 'surname' | 'gender') {
  const community = communities[row.domain];
  const field = fieldsOf(community, 'basic').find((one) => one.name === name);
  const value = row[name];
  return field && value && <SaidText said={namesOfChoice(community, field, value)} />;
}

/** One profile: its facts, its standing, and the office's controls. */
export function ProfileRow({
  row,
  number,
  onActivate,
}: {
  row: Profile;
  number: number;
  onActivate: () => void;
}) {
  const { list, statuses, who: nameOf } = adminText;
  const { me } = useMember();
  const { columns } = list;
  const who = nameOf(row.name, row.mid);
  const from = useFrom();
  return (
    <tr>
      <td className={classes.number} data-label={columns.number}>
        {number}
      </td>
      <th scope="row" data-label={columns.name}>
        <span className={classes.name}>
          <OwnWords typed={row.name} />
        </span>
        <span className={classes.facts}>
          <span>{row.mid ?? list.noMid}</span>
          {row.profile_for && <span>{list.registeredFor[row.profile_for]}</span>}
          <span className={classes.mark} data-good={row.complete}>
            {row.complete ? list.complete : list.incomplete}
          </span>
          {row.away && <span className={classes.mark}>{list.away[row.away]}</span>}
          {row.waiting_since && (
            <span>{list.waitingSince(ageWords(row.waiting_since, new Date()))}</span>
          )}
          {row.subscription_ends && (
            <span className={classes.mark} data-good>
              {list.paidUntil(shortDate(row.subscription_ends))}
            </span>
          )}
        </span>
      </th>
      <td data-label={columns.surname}>{shownValue(row, 'surname') || list.none}</td>
      <td data-label={columns.gender}>{shownValue(row, 'gender') || list.none}</td>
      <td data-label={columns.dob}>{row.dob ? fullDate(row.dob) : list.none}</td>
      <td data-label={columns.city}>{row.city ? <OwnWords typed={row.city} /> : list.none}</td>
      <td className={classes.status} data-label={columns.status}>
        {can(me, 'profiles.review', row.domain) ? (
          <StatusSelect row={row} who={who} />
        ) : (
          statuses[row.status]
        )}
      </td>
      <td className={classes.featured} data-label={columns.featured}>
        <FeaturedBox row={row} who={who} />
      </td>
      <td className={classes.actions}>
        <Row gap="xs">
          {can(me, 'profiles.read', row.domain) && (
            <TextLink
              id={`view-${row.profile_id}`}
              to={paths.profile(row.profile_id)}
              state={from}
              aria-label={list.viewOf(who)}
            >
              {list.view}
            </TextLink>
          )}
          {can(me, 'profiles.list', row.domain) && (
            <TextLink
              id={`member-${row.profile_id}`}
              to={officePaths.member(row.profile_id)}
              state={from}
              aria-label={memberPageText.pageOf(who)}
            >
              {memberPageText.title}
            </TextLink>
          )}
          {can(me, 'payments.record', row.domain) && (
            <Button
              look="outline"
              className={classes.activate}
              aria-label={list.activateFor(who)}
              onClick={onActivate}
            >
              {list.activate}
            </Button>
          )}
        </Row>
      </td>
    </tr>
  );
}
