import { Link } from 'react-router';
import { useAuthText } from '../../i18n/auth.ts';
import { paths } from '../../paths.ts';
import classes from './agreement.module.css';

/** What signing up agrees to; the links open beside the form, so that nothing typed is lost. */
export function Agreement() {
  const { agreement } = useAuthText().signup;
  return (
    <p>
      {agreement.before}
      <Link className={classes.link} to={paths.terms} target="_blank">
        {agreement.terms}
      </Link>
      {agreement.between}
      <Link className={classes.link} to={paths.privacy} target="_blank">
        {agreement.privacy}
      </Link>
      {agreement.after}
    </p>
  );
}
