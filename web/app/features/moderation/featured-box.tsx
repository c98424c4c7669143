import { reportError } from '../../components/report-error.ts';
import { adminText } from '../../i18n/en/admin.ts';
import { useText } from '../../i18n/language.ts';
import classes from './featured-box.module.css';
import { APPROVED, type ProfileRow, useFeaturedChange } from './queries.ts';

/** Whether a profile may stand on the home page; approved ones alone (specification, section 4). */
export function FeaturedBox({ row, who }: { row: ProfileRow; who: string }) {
  const { list } = useText(adminText);
  const change = useFeaturedChange(row);
  return (
    <label className={classes.root}>
      <input
        type="checkbox"
        aria-label={list.featuredOf(who)}
        checked={row.is_featured}
        disabled={row.status !== APPROVED}
        onChange={(event) => {
          change.mutateAsync(event.currentTarget.checked).catch(reportError);
        }}
      />
    </label>
  );
}
