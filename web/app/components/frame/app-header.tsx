import { Link, useLocation } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { useText } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import classes from './app-header.module.css';
import { AppNav } from './app-nav.tsx';
import { Garland } from './garland.tsx';
import { useCommunity } from './use-community.ts';
import { usePublicPaths } from './use-public-paths.ts';

/** The head of every page: the way past it, the house's name, the navigation and the garland. */
export function AppHeader() {
  const shell = useText(shellText);
  const { theme, siteName } = useCommunity();
  const { home } = usePublicPaths();
  // without the network its links lead nowhere, and without scripts its button does nothing
  const isOffline = useLocation().pathname.replace(/\/$/, '').endsWith(paths.offline);
  return (
    <header className={classes.root}>
      <a className={classes.skip} href="#main">
        {shell.skipToContent}
      </a>
      <div className={classes.bar}>
        <Link className={classes.name} to={home}>
          <span>{siteName}</span>
          {theme !== 'neutral' && (
            <span className={classes.script} lang={theme === 'tamilmala' ? 'ta' : 'mr'}>
              {shell.ownScript[theme]}
            </span>
          )}
        </Link>
        {!isOffline && <AppNav />}
      </div>
      <Garland theme={theme} />
    </header>
  );
}
