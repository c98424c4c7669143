import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { DemoBanner } from './demo-banner.tsx';
import classes from './page-frame.module.css';

/** Header, page and footer. An arrival at another page moves the focus to it, as a page load would. */
export function PageFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // it spoke of the page that came first, and a browser's Share would go by it
    document.querySelector('link[rel=canonical]')?.remove();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className={classes.root}>
      <DemoBanner />
      <AppHeader />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <AppFooter />
    </div>
  );
}
