import { Link } from 'react-router';
import { useShellText } from '../i18n/shell.ts';
import { paths } from '../paths.ts';
import classes from './app-footer.module.css';
import { useCommunity } from './use-community.ts';

/** The foot of every page: terms and privacy. */
export function AppFooter() {
  const shell = useShellText();
  const { siteName } = useCommunity();
  return (
    <footer className={classes.root}>
      <div className={classes.bar}>
        <p className={classes.line}>
          <strong>{siteName}</strong> {shell.footerLine}
        </p>
        <nav aria-label={shell.footerNavigation} className={classes.links}>
          <Link className={classes.link} to={paths.terms}>
            {shell.terms}
          </Link>
          <Link className={classes.link} to={paths.privacy}>
            {shell.privacy}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
