import { can } from '@mala/contract/access/roles.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { optionOf } from '@mala/contract/communities/community.ts';
import { BothScripts } from '../../components/profile/both-scripts.tsx';
import { adminText } from '../../i18n/en/admin.ts';
import { shortDate } from '../../lib/format.ts';
import { fullDate } from '../../lib/full-date.ts';
import { namesOf } from '../../lib/labels.ts';
import { useMember } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Row } from '../../ui/stack.tsx';
import { FeaturedBox } from './featured-box.tsx';
import classes from './profile-table.module.css';
import type { ProfileRow as Profile } from './queries.ts';
import { StatusSelect } from './status-select.tsx';

/** The name of an option; free text on this site is shown unchanged. */
function nameOfOption(row: Profile, list: 'subcaste' | 'gender', value: string | null) {
  const community = communities[row.domain];
  const option = optionOf(community, list, value);
  return option ? <BothScripts text={namesOf(option, community, false)} /> : value;
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
  return (
    <tr>
      <td className={classes.number} data-label={columns.number}>
        {number}
      </td>
      <th scope="row" data-label={columns.name}>
        <span className={classes.name}>{row.name}</span>
        <span className={classes.facts}>
          <span>{row.mid ?? list.noMid}</span>
          {row.profile_for && <span>{list.registeredFor[row.profile_for]}</span>}
          <span className={classes.mark} data-good={row.complete}>
            {row.complete ? list.complete : list.incomplete}
          </span>
          {row.subscription_ends && (
            <span className={classes.mark} data-good>
              {list.paidUntil(shortDate(row.subscription_ends))}
            </span>
          )}
        </span>
      </th>
      <td data-label={columns.surname}>
        {nameOfOption(row, 'subcaste', row.surname) ?? list.none}
      </td>
      <td data-label={columns.gender}>{nameOfOption(row, 'gender', row.gender) ?? list.none}</td>
      <td data-label={columns.dob}>{row.dob ? fullDate(row.dob) : list.none}</td>
      <td data-label={columns.city}>{row.city ?? list.none}</td>
      <td className={classes.status} data-label={columns.status}>
        {can(me, 'profiles.review') ? <StatusSelect row={row} who={who} /> : statuses[row.status]}
      </td>
      <td className={classes.featured} data-label={columns.featured}>
        <FeaturedBox row={row} who={who} />
      </td>
      <td className={classes.actions}>
        <Row gap="xs">
          {can(me, 'profiles.read') && (
            <TextLink to={paths.profile(row.profile_id)} aria-label={list.viewOf(who)}>
              {list.view}
            </TextLink>
          )}
          {can(me, 'payments.record') && (
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
