import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Step } from '@mala/contract/profiles/field.ts';

/** register: the first time through the wizard; edit: later. */
export const MODES = ['register', 'edit'] as const;
export type Mode = (typeof MODES)[number];

/** A part of a profile's page with an address of its own. */
export type Sheet = 'biodata' | 'match' | 'preferences' | 'seen';

/** The state of the navigation to the search that ends a registration. */
export const REGISTERED = { registered: true } as const;

/** Every URL of the site (specification, section 2) but the office's (lib/session/office.ts). */
export const paths = {
  home: '/',
  /** the home page of a community on a host without one */
  site: (domain: Domain) => `/${domain}`,
  login: '/login',
  signup: (domain?: Domain) => (domain ? `/signup/${domain}` : '/signup'),
  logout: '/logout',
  resetPassword: '/password/reset',
  confirm: '/confirm',
  changePassword: '/password/change',
  sessions: '/sessions',
  secondFactor: '/second-step',
  mailChoices: '/mail/choices',
  notifications: '/mail/notifications',
  looks: '/contact/looks',
  corrections: '/corrections',
  forbidden: '/forbidden',
  registerUpgrade: '/register-upgrade',
  upgrade: '/upgrade',
  subscription: '/subscription',
  payments: '/payments',
  receipt: (paymentId: string) => `/receipt/${encodeURIComponent(paymentId)}`,
  search: '/profile/search',
  shortlist: '/profile/search?shortlist=true',
  savedSearches: '/profile/searches',
  profile: (profileId: string, sheet?: Sheet) =>
    `/profile/view/${encodeURIComponent(profileId)}${sheet ? `/${sheet}` : ''}`,
  step: (mode: Mode, step: Step) => `/profile/${mode}/${step}`,
  myProfile: '/profile/edit/basic',
  /** the office's desk */
  desk: '/admin',
  help: '/help',
  terms: '/view/terms',
  privacy: '/view/privacy',
  offline: '/offline',
} as const;
