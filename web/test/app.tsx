import { routes } from 'virtual:route-table';
import { me, refreshToken } from '@mala/contract/auth/me.ts';
import { readSite } from '@mala/contract/communities/endpoints.ts';
import { readDesk } from '@mala/contract/desk.ts';
import { readDigest } from '@mala/contract/digest.ts';
import { readChart } from '@mala/contract/horoscopes.ts';
import { listLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import { listViews } from '@mala/contract/moderation/views.ts';
import { listClaims, listOwnClaims } from '@mala/contract/payments/claims.ts';
import { listSavedSearches } from '@mala/contract/saved-searches.ts';
import { countSearch } from '@mala/contract/search.ts';
import { listReasons } from '@mala/contract/settings/endpoints.ts';
import { readSetup } from '@mala/contract/setup.ts';
import { listSimilar } from '@mala/contract/similar.ts';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect } from 'vitest';
import { queryClient } from '../app/lib/query-client.ts';
import { checkSession, type Me } from '../app/lib/session/session.ts';
import { dropToken, HINT, readToken, writeCookie, writeToken } from '../app/lib/session/token.ts';
import App, { ErrorBoundary, Frame, HydrateFallback } from '../app/root.tsx';
import { MEMBER, SITE, tokenOf } from './people.ts';
import { Replies } from './replies.ts';
import { NO_CHART } from './samples-horoscope.ts';
import { readyReasons } from './samples-settings.ts';
import { stubFetch, stubUploads } from './transport.ts';

/** Mocks the server in this file. */
export const replies = new Replies();
stubFetch(replies);
stubUploads(replies);

// failures are retried as often as usual, without the pauses
queryClient.setDefaultOptions({
  ...queryClient.getDefaultOptions(),
  queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
});

function Fault() {
  return <ErrorBoundary error={useRouteError()} />;
}

const framed = (Content: ComponentType) => () => (
  <Frame>
    <Content />
  </Frame>
);
const ROOT = {
  Component: framed(App),
  ErrorBoundary: framed(Fault),
  HydrateFallback: framed(HydrateFallback),
  children: routes,
};

let root: Root | null = null;
let router: ReturnType<typeof createBrowserRouter> | null = null;

async function close(): Promise<void> {
  root?.unmount();
  router?.dispose();
  root = null;
  router = null;
  dropToken();
  writeCookie(HINT, '', 0);
  await checkSession();
  queryClient.clear();
}

/**
 * Opens a page as if it was loaded, without a page load. With `as` somebody is signed in, whose account
 * is MEMBER's with these changes. `mark` is what the server has set beside a refresh token.
 */
export async function open(
  path: string,
  as?: Partial<Me> | null,
  mark?: string,
  state: unknown = null,
): Promise<void> {
  await close();
  if (mark) writeCookie(HINT, mark, 60);
  history.replaceState(state, '', path);
  if (as) {
    const account = { ...MEMBER, ...as };
    replies.give(me, account);
    writeToken(tokenOf(account));
    // the page checks once more as it begins, which would begin anew what it had shown by an earlier answer
    addEventListener('mala:live', replies.hold(me), { once: true });
    void checkSession();
  }
  document.body.replaceChildren();
  const container = document.body.appendChild(document.createElement('div'));
  router = createBrowserRouter([ROOT]);
  root = createRoot(container);
  root.render(<RouterProvider router={router} />);
}

/** Opens the page anew as a reload does, which keeps what its entry of the history has. */
export async function reload(as: Partial<Me>): Promise<void> {
  await open(location.pathname + location.search, as, undefined, history.state);
}

beforeEach(() => {
  replies.forget();
  replies.give(readSite, SITE);
  // asked once somebody has used a page for a minute, as a long test does
  replies.give(refreshToken, () => ({ token: readToken() ?? '' }));
  // asked on every page of the office
  replies.give(readDesk, { queues: [] });
  // on the desk of owners, and where something is refused
  replies.give(readSetup, { rows: [] });
  replies.give(listReasons, ({ address }) => readyReasons(address.pathname.split('/').at(-1)));
  replies.give(listLiveChanges, { count: 0, rows: [] });
  replies.give(listViews, { views: [] });
  // beside the filters of each search
  replies.give(countSearch, { count: 0, values: {}, ages: {}, shortlist: 0, without: {} });
  // beside the filters and on the page of mails
  replies.give(listSavedSearches, { searches: [] });
  replies.give(readDigest, { every: 'never' });
  // below each profile
  replies.give(listSimilar, { rows: [], photo_nudge: false });
  // on each profile with its contact
  replies.give(readChart, NO_CHART);
  // on pages of the office and of members that are about more
  replies.give(listClaims, { count: 0, rows: [] });
  replies.give(listOwnClaims, { rows: [] });
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    // biome-ignore lint/suspicious/noConsole: the output of the tests
    console.error(`${location.pathname}${location.search} shows:\n${document.body.innerText}`);
  const unanswered = [...replies.unanswered];
  await close();
  expect(unanswered, 'calls that the test says nothing about').toEqual([]);
});
