import './styles/base.ts';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { KitText } from './components/frame/kit-text.tsx';
import { BrokenPage, NoMatchPage, UnreachablePage } from './components/frame/message-pages.tsx';
import { PageFrame } from './components/frame/page-frame.tsx';
import { WrittenEnd, WrittenHead } from './components/frame/page-writing.tsx';
import { CommunityColors } from './components/frame/use-community.ts';
import { shellText } from './i18n/en/shell.ts';
import { textOf } from './i18n/language.ts';
import { keepOfflinePage } from './lib/offline.ts';
import { checkSession, useSession, watchSession } from './lib/session/session.ts';
import { keepSessionFresh } from './lib/session/sliding-refresh.ts';
import { loadSite } from './lib/site.ts';
import { browserColors } from './theme/theme-name.ts';
import { recallTheme, useThemeName } from './theme/use-theme-name.ts';
import { PageLoading } from './ui/page.tsx';
import { showToast, ToastHost } from './ui/toast.tsx';

/** What stands around every page, within its document. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <KitText>
      <CommunityColors />
      <PageFrame>{children}</PageFrame>
      <ToastHost />
    </KitText>
  );
}

/** The document around every page. `data-community` says in whose colours and words it was written. */
export function Layout({ children }: { children: ReactNode }) {
  const theme = useThemeName();
  return (
    <html lang="en" data-community={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={browserColors[theme]} />
        <link rel="icon" href={`/brand/${theme}.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/brand/${theme}-180.png`} />
        <link rel="manifest" href={`/${theme}.webmanifest`} />
        <Meta />
        {import.meta.env.SSR && <WrittenHead />}
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <ScrollRestoration />
        <Scripts />
        {import.meta.env.SSR && <WrittenEnd />}
      </body>
    </html>
  );
}

/** Shows the page again that was hidden from whoever may be signed in (starter.js), before the browser paints. */
function showPage(): void {
  delete document.documentElement.dataset.session;
}

/** Tells the starter in the page that React has taken over, effects of components included: they could undo a replay. */
function tellLive(): void {
  dispatchEvent(new Event('mala:live'));
}

/** Tells that the page went over to another person. */
function reportOtherPerson(): void {
  showToast({ kind: 'notice', ...textOf(shellText).otherPerson });
}

/** The routes, with a spinner in their place while the startup check runs (specification, section 2). */
export default function App() {
  const { status } = useSession();
  // before the first painting after hydration, so that a member sees no guest's page come and go
  useLayoutEffect(() => {
    recallTheme();
    void checkSession();
    showPage();
  }, []);
  useEffect(() => void loadSite(), []);
  useEffect(() => watchSession(reportOtherPerson), []);
  useEffect(keepSessionFresh, []);
  useEffect(keepOfflinePage, []);
  useEffect(tellLive, []);
  if (status === 'checking') return <PageLoading whole />;
  if (status === 'unreachable') return <UnreachablePage />;
  return <Outlet />;
}

/** What the fallback page shows until the page that was asked for has been fetched. */
export function HydrateFallback() {
  return (
    <>
      {import.meta.env.SSR && <meta name="robots" content="noindex" />}
      <PageLoading whole />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NoMatchPage />;
  return <BrokenPage />;
}
