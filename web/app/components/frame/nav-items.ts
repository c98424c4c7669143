import { shellText } from '../../i18n/en/shell.ts';
import { whatsAppLink } from '../../lib/phone.ts';
import { hasOwnProfile, officePagesOf } from '../../lib/session/office.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import { usePublicPaths } from './use-community.ts';

export interface NavItem {
  label: string;
  to: string;
  external?: boolean;
}

/**
 * Navigation items for the viewer (specification, section 2); Help if a number is configured. Staff get the office's
 * pages, and usually have no profile.
 */
export function useNavItems(): NavItem[] {
  const shell = shellText;
  const session = useSession();
  const publicPaths = usePublicPaths();
  const number = useSite()?.support_whatsapp;
  if (session.status === 'checking' || session.status === 'unreachable') return [];
  if (session.status !== 'member') {
    return [
      { label: shell.login, to: publicPaths.login },
      { label: shell.register, to: publicPaths.signup() },
    ];
  }
  const { me } = session;
  const { mid } = me;
  const own = hasOwnProfile(me)
    ? [{ label: mid ? shell.myProfileWithId(mid) : shell.myProfile, to: paths.myProfile }]
    : [];
  const help = number
    ? [{ label: shell.help, to: whatsAppLink(number, shell.helpMessage(mid)), external: true }]
    : [];
  return [
    ...own,
    ...officePagesOf(me).map(({ label, to }) => ({ label: shell[label], to })),
    { label: shell.searchProfile, to: paths.search },
    ...help,
    ...(hasOwnProfile(me) ? [] : [{ label: shell.account, to: paths.changePassword }]),
    { label: shell.logOut, to: paths.logout },
  ];
}
