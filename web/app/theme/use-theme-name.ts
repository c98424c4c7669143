import { isDomain } from '@mala/contract/communities/domain.ts';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../lib/session/session.ts';
import { useHostDomain } from '../lib/site.ts';
import { createStore, useStore } from '../lib/store.ts';
import type { ThemeName } from './theme-name.ts';

const REMEMBERED = 'mala.community';
const recalled = createStore<ThemeName>('neutral');

/** What this browser wore last: for pages of members, until it is known who they are. */
export function recallTheme(): void {
  try {
    const name = localStorage.getItem(REMEMBERED);
    if (isDomain(name)) recalled.set(name);
  } catch {
    // storage refused: nothing is remembered
  }
}

/** Wears a theme: on the document now, and in this browser at the next visit. */
export function wearTheme(name: ThemeName): void {
  document.documentElement.dataset.community = name;
  if (name === 'neutral') return;
  recalled.set(name);
  try {
    localStorage.setItem(REMEMBERED, name);
  } catch {
    // storage refused: nothing is remembered
  }
}

/** The theme that the page's text was written in, while it comes to life; null ever after, and at build time. */
const never = () => () => {};
const none = () => null;
function writtenTheme(): ThemeName | null {
  if (typeof document === 'undefined') return null;
  const { community } = document.documentElement.dataset;
  return isDomain(community) ? community : 'neutral';
}

/**
 * Whose colours and words the page wears: the member's own site, else the one that a signup's address names,
 * else the host's, else the one that the address begins with. A guest of a host that decides nothing gets the
 * neutral house; whoever may be a member, the colours of his last visit.
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

/** The community that this browser wore last, by which a guest may be offered it; neutral where there is none. */
export function useLastTheme(): ThemeName {
  return useStore(recalled, 'neutral');
}
