import { isDomain } from '@mala/contract/communities/domain.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useSite } from '../lib/site.ts';
import type { ThemeName } from './community-theme.ts';

const REMEMBERED = 'mala.community';

function recall(): ThemeName | null {
  try {
    const name = localStorage.getItem(REMEMBERED);
    return isDomain(name) ? name : null;
  } catch {
    return null; // storage refused: nothing is remembered
  }
}

function remember(name: ThemeName): void {
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
  const [recalled, setRecalled] = useState<ThemeName | null>(null);
  useEffect(() => setRecalled(recall()), []);

  const own = session.status === 'member' ? session.me.domain : null;
  const certain = own ?? (isDomain(domain) ? domain : (site?.domain ?? null));
  useEffect(() => {
    if (!certain) return;
    remember(certain);
    setRecalled(certain);
  }, [certain]);
  return certain ?? recalled ?? 'neutral';
}
