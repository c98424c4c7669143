import { can } from '@mala/contract/access/roles.ts';
import { STATUS } from '@mala/contract/access/status.ts';
import { reportError } from '../../components/form/report-error.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { useMember } from '../../lib/session/session.ts';
import classes from './profile-table.module.css';
import { type ProfileRow, useFeaturedChange } from './queries.ts';

/** Whether a profile is featured on the home page; approved ones only (specification, section 4). */
export function FeaturedBox({ row, who }: { row: ProfileRow; who: string }) {
  const { list } = adminText;
  const { me } = useMember();
  const change = useFeaturedChange(row);
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={list.featuredOf(who)}
        checked={row.is_featured}
        disabled={row.status !== STATUS.APPROVED || !can(me, 'profiles.feature', row.domain)}
        onChange={(event) => {
          change.mutateAsync(event.currentTarget.checked).catch(reportError);
        }}
      />
    </label>
  );
}
