import { isDomain } from '@mala/contract/communities/domain.ts';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { readStored, writeStored } from '../lib/browser-storage.ts';
import { useSession } from '../lib/session/session.ts';
import { useHostDomain } from '../lib/site.ts';
import { createStore, useStore } from '../lib/store.ts';
import type { ThemeName } from './theme-name.ts';

const REMEMBERED = 'mala.community';
const recalled = createStore<ThemeName>('neutral');

/** The theme last used in this browser: for member pages until the account is loaded. */
export function recallTheme(): void {
  const name = readStored('localStorage', REMEMBERED);
  if (isDomain(name)) recalled.set(name);
}

/** Sets the theme: on the document now, and in this browser for the next visit. */
export function applyTheme(name: ThemeName): void {
  document.documentElement.dataset.community = name;
  if (name === 'neutral') return;
  recalled.set(name);
  writeStored('localStorage', REMEMBERED, name);
}

/** The theme that the page was rendered in, during hydration; null afterwards and at build time. */
const never = () => () => {};
const none = () => null;
function writtenTheme(): ThemeName | null {
  if (typeof document === 'undefined') return null;
  const { community } = document.documentElement.dataset;
  return isDomain(community) ? community : 'neutral';
}

/**
 * The theme of the page: that of the member's site, otherwise of a signup's URL, otherwise of the host, otherwise of
 * the URL's first segment. On a host without a community, guests get the neutral theme; visitors who may be members get
 * the theme of their last visit.
 */
export function useThemeName(): ThemeName {
  const session = useSession();
  const { domain, site } = useParams();
  const host = useHostDomain();
  const last = useStore(recalled, 'neutral');
  const written = useSyncExternalStore(never, none, writtenTheme);
  if (written) return written;
  if (session.status === 'member') return session.me.domain;
  if (isDomain(domain)) return domain;
  if (host) return host;
  if (isDomain(site)) return site;
  return session.status === 'guest' ? 'neutral' : last;
}

/** The community last used in this browser, which may be suggested to a guest; neutral if there is none. */
export function useLastTheme(): ThemeName {
  return useStore(recalled, 'neutral');
}
