import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site.ts';
import type { memberNav as MemberNav } from '../session/member-nav.ts';
import type { NavItem } from './nav-item.ts';
import { usePublicPaths } from './use-community.ts';

/** Navigation items for the viewer (specification, section 2); visitors do not load those of members. */
export function useNavItems(): NavItem[] {
  const shell = shellText;
  const session = useSession();
  const publicPaths = usePublicPaths();
  const site = useSite();
  const { key } = useLocation();
  const [memberNav, setMemberNav] = useState<typeof MemberNav | null>(null);
  const missing = session.status === 'member' && !memberNav;
  // biome-ignore lint/correctness/useExhaustiveDependencies: without network, the next page tries again
  useEffect(() => {
    if (!missing) return;
    import('../session/member-nav.ts').then(
      (nav) => setMemberNav(() => nav.memberNav),
      () => undefined,
    );
  }, [missing, key]);
  if (session.status === 'member') return memberNav?.(session.me, site) ?? [];
  if (session.status === 'checking' || session.status === 'unreachable') return [];
  return [
    { label: shell.login, to: publicPaths.login },
    { label: shell.register, to: publicPaths.signup() },
  ];
}
