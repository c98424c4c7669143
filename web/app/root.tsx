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
import { BrokenPage } from './components/frame/broken-page.tsx';
import { CommunityColors } from './components/frame/community-colors.tsx';
import { KitText } from './components/frame/kit-text.tsx';
import { NoMatchPage } from './components/frame/no-match-page.tsx';
import { PageFrame } from './components/frame/page-frame.tsx';
import { WrittenEnd, WrittenHead } from './components/frame/page-writing.tsx';
import { showPage, tellLive } from './components/frame/tell-live.ts';
import { UnreachablePage } from './components/frame/unreachable-page.tsx';
import { reportOtherPerson } from './components/session/report-other-person.ts';
import { keepOfflinePage } from './lib/offline.ts';
import { checkSession, useSession, watchSession } from './lib/session/session.ts';
import { keepSessionFresh } from './lib/session/sliding-refresh.ts';
import { loadSite } from './lib/site.ts';
import { browserColors } from './theme/browser-colors.ts';
import { recallTheme, useThemeName } from './theme/use-theme-name.ts';
import { PageLoading } from './ui/page.tsx';
import { ToastHost } from './ui/toast.tsx';

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
