import { isDomain } from '@mala/contract/communities/domain.ts';
import { useParams } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useSite } from '../lib/site.ts';
import { createStore, useStore } from '../lib/store.ts';
import type { ThemeName } from './community-theme.ts';

const REMEMBERED = 'mala.community';
const recalled = createStore<ThemeName>('neutral');

/** What the server wrote into the page for its host, else what this browser wore last. */
export function recallTheme(): void {
  const { community } = document.documentElement.dataset;
  try {
    const name = isDomain(community) ? community : localStorage.getItem(REMEMBERED);
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

/**
 * Whose colours and words the page wears: the member's own site, else the one in the address, else the
 * host's, else the last one that this browser wore, else neutral.
 */
export function useThemeName(): ThemeName {
  const session = useSession();
  const { domain } = useParams();
  const site = useSite();
  const last = useStore(recalled, 'neutral');
  if (session.status === 'member') return session.me.domain;
  return isDomain(domain) ? domain : (site?.domain ?? last);
}
