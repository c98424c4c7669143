import { Link } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { useSite } from '../../lib/site.ts';
import classes from './app-footer.module.css';
import { useCommunity } from './use-community.ts';
import { usePublicPaths } from './use-public-paths.ts';

/** The foot of every page: terms, privacy, and the site's own pages elsewhere. */
export function AppFooter() {
  const shell = useText(shellText);
  const { siteName } = useCommunity();
  const paths = usePublicPaths();
  const social = useSite()?.social ?? [];
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
          {social.map(({ kind, url }) => (
            <a key={url} className={classes.link} href={url} target="_blank" rel="noreferrer">
              <img
                src={`/social/${kind}.svg`}
                alt={shell.socialPage(shell.social[kind] ?? new URL(url).hostname, siteName)}
                width="24"
                height="24"
              />
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
