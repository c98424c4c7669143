import { Link } from 'react-router';
import { usePublicPaths } from '../../components/frame/use-community.ts';
import { signupText } from '../../i18n/en/signup.ts';
import { useText } from '../../i18n/language.ts';
import classes from './agreement.module.css';

/** What signing up agrees to; the links open beside the form, so that nothing typed is lost. */
export function Agreement() {
  const { agreement } = useText(signupText);
  const { terms, privacy } = usePublicPaths();
  return (
    <p>
      {agreement.before}
      <Link className={classes.link} to={terms} target="_blank">
        {agreement.terms}
      </Link>
      {agreement.between}
      <Link className={classes.link} to={privacy} target="_blank">
        {agreement.privacy}
      </Link>
      {agreement.after}
    </p>
  );
}
