import { ROLE_NAMES } from '@mala/contract/access/role-places.ts';
import { staffText } from '../../i18n/en/staff.ts';
import classes from './role-guide.module.css';

/** What each role may do, in plain words. */
export function RoleGuide() {
  const { roles } = staffText;
  return (
    <dl className={classes.list}>
      {ROLE_NAMES.map((role) => (
        <div key={role}>
          <dt className={classes.name}>{roles[role].name}</dt>
          <dd className={classes.may}>{roles[role].may}</dd>
        </div>
      ))}
    </dl>
  );
}
