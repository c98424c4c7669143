import './styles/base.ts';
import { languagePrefix } from '@mala/contract/communities/languages.ts';
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
import { language } from './i18n/en/language.ts';
import { shellText } from './i18n/en/shell.ts';
import { keepOfflinePage } from './lib/offline.ts';
import { checkSession, useSession, watchSession } from './lib/session/session.ts';
import { keepSessionFresh } from './lib/session/sliding-refresh.ts';
import { loadSite } from './lib/site.ts';
import { browserColors } from './theme/theme-name.ts';
import { useThemeName } from './theme/use-theme-name.ts';
import { PageLoading } from './ui/page.tsx';
import { showToast, ToastHost } from './ui/toast.tsx';

/** The parts around every page, within its document. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <KitText>
      <CommunityColors />
      <PageFrame>{children}</PageFrame>
      <ToastHost />
    </KitText>
  );
}

/** The document of every page. `data-community` is the theme and site name that it was rendered with. */
export function Layout({ children }: { children: ReactNode }) {
  const theme = useThemeName();
  return (
    <html lang={language.tag} data-community={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={browserColors[theme].light} />
        <meta
          name="theme-color"
          content={browserColors[theme].dark}
          media="(prefers-color-scheme: dark)"
        />
        <link rel="icon" href={`/brand/${theme}.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/brand/${theme}-180.png`} />
        <link rel="manifest" href={`${languagePrefix(language.tag)}/${theme}.webmanifest`} />
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

/** Shows the page again that was hidden from visitors who may be signed in (starter.js), before the browser paints. */
function showPage(): void {
  delete document.documentElement.dataset.session;
}

/** Tells the starter that hydration is complete, including effects of components, which could undo a replayed event. */
function tellLive(): void {
  dispatchEvent(new Event('mala:live'));
}

/** Notifies the person that the page now belongs to somebody else. */
function reportOtherPerson(): void {
  showToast({ kind: 'notice', ...shellText.otherPerson });
}

/** The routes, or a spinner while the startup check runs (specification, section 2). */
export default function App() {
  const session = useSession();
  // before the first paint after hydration, so that members do not see the guests' page
  useLayoutEffect(() => {
    void checkSession();
    showPage();
  }, []);
  const theme = useThemeName();
  useEffect(() => void loadSite(theme), [theme]);
  useEffect(() => watchSession(reportOtherPerson), []);
  useEffect(keepSessionFresh, []);
  useEffect(keepOfflinePage, []);
  useEffect(tellLive, []);
  if (session.status === 'checking') return <PageLoading whole />;
  if (session.status === 'unreachable') return <UnreachablePage error={session.error} />;
  return <Outlet />;
}

/** The fallback page, until the requested page has loaded. */
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
