import { can } from '@mala/contract/access/roles.ts';
import { createElement } from 'react';
import { menuText } from '../../i18n/en/menu.ts';
import { whatsAppLink } from '../../lib/phone.ts';
import { officePagesOf } from '../../lib/session/office.ts';
import { hasOwnProfile } from '../../lib/session/own-profile.ts';
import type { Me } from '../../lib/session/session.ts';
import type { Site } from '../../lib/site.ts';
import { paths } from '../../paths.ts';
import type { NavItem } from '../frame/nav-item.ts';
import { OfficeLabel } from './office-label.tsx';

/** The menu of somebody signed in; staff get the office's pages, and usually have no profile. */
export function memberNav(me: Me, site: Site | null): NavItem[] {
  const menu = menuText;
  const { mid } = me;
  const number = site?.support_whatsapp;
  const search = { label: menu.searchProfile, to: paths.search };
  const leave = { label: menu.logOut, to: paths.logout };
  // the specification has it open WhatsApp
  const help = number
    ? { label: menu.help, to: whatsAppLink(number, menu.helpMessage(mid)), external: true }
    : { label: menu.help, to: paths.help };
  if (!hasOwnProfile(me))
    return [
      ...officePagesOf(me).map(({ label, to }) => ({
        label: createElement(OfficeLabel, { name: menu[label], to }),
        to,
      })),
      ...(can(me, 'profiles.read', me.domain) ? [search] : []),
      help,
      { label: menu.account, to: paths.changePassword },
      leave,
    ];
  return [
    search,
    { label: menu.shortlist, to: paths.shortlist },
    { label: menu.savedSearches, to: paths.savedSearches },
    { label: mid ? menu.myProfileWithId(mid) : menu.myProfile, to: paths.myProfile },
    { label: menu.packages, to: paths.upgrade },
    { label: menu.subscription, to: paths.subscription },
    help,
    leave,
  ];
}
