import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { useSite } from '../../lib/site.ts';
import { AppHeader } from './app-header.tsx';
import foot from './footer.module.css';
import classes from './frame.module.css';
import { LeavingLine } from './leaving-line.tsx';
import { useCommunity, usePublicPaths } from './use-community.ts';

/** Header, page and footer. A navigation moves the focus to the page, as a page load would. */
export function PageFrame({ children }: { children: ReactNode }) {
  const shell = shellText;
  const site = useSite();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // it describes the first page, and a browser's Share would use it
    document.querySelector('link[rel=canonical]')?.remove();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className={classes.frame}>
      <LeavingLine />
      {site?.demo && <aside className={classes.demo}>{shell.demonstration}</aside>}
      <AppHeader />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <AppFooter />
    </div>
  );
}

/** Footer of every page: terms, privacy, and the site's pages elsewhere. */
function AppFooter() {
  const shell = shellText;
  const { siteName } = useCommunity();
  const paths = usePublicPaths();
  const social = useSite()?.social ?? [];
  return (
    <footer className={foot.footer}>
      <div className={classes.bar}>
        <p>
          <strong>{siteName}</strong> {shell.footerLine}
        </p>
        <nav aria-label={shell.footerNavigation} className={foot.links}>
          <Link className={foot.link} to={paths.terms}>
            {shell.terms}
          </Link>
          <Link className={foot.link} to={paths.privacy}>
            {shell.privacy}
          </Link>
          {social.map(({ kind, url }) => (
            <a key={url} className={foot.link} href={url} target="_blank" rel="noreferrer">
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
