import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { paths } from '../../paths.ts';
import type { ThemeName } from '../../theme/theme-name.ts';
import classes from './frame.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useNavItems } from './nav-items.ts';
import skipLink from './skip-link.module.css';
import { useCommunity, usePublicPaths } from './use-community.ts';

/** Header of every page: skip link, site name, navigation and garland. */
export function AppHeader() {
  const shell = shellText;
  const { theme, siteName } = useCommunity();
  const { home } = usePublicPaths();
  // without network its links lead nowhere, and without scripts its button does nothing
  const isOffline = useLocation().pathname.replace(/\/$/, '').endsWith(paths.offline);
  return (
    <header className={classes.header}>
      <a className={skipLink.link} href="#main">
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
        {!isOffline && <LanguageSwitch />}
        {!isOffline && <AppNav />}
      </div>
      <Garland theme={theme} />
    </header>
  );
}

/** The navigation: a row if there is room, behind a button on a phone. */
function AppNav() {
  const shell = shellText;
  const items = useNavItems();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { key, pathname, search } = useLocation();
  const path = pathname.replace(/(?<=.)\/$/, '');
  // the shortlist is a search with a query of its own
  const here = items.some(({ to }) => to === path + search) ? path + search : path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  return (
    <nav
      className={classes.nav}
      aria-label={shell.mainNavigation}
      data-open={open || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={listId}
        // the word stays, so that the button keeps its width and nothing moves
        aria-label={open ? shell.closeMenu : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.lines} aria-hidden />
        {shell.menu}
      </button>
      <ul id={listId} className={classes.items}>
        {items.map(({ label, to, external }) => (
          <li key={to}>
            {external ? (
              <a className={classes.item} href={to} target="_blank" rel="noreferrer">
                {label} <span className="visually-hidden">{shell.opensWhatsApp}</span>
              </a>
            ) : (
              <Link
                className={classes.item}
                to={to}
                aria-current={to === here ? 'page' : undefined}
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The community's garland across the page: jasmine, or a toran of marigolds and mango leaves. */
export function Garland({ theme }: { theme: ThemeName }) {
  return <div className={classes.garland} data-theme={theme} aria-hidden />;
}
