import type { Domain } from '../communities/domain.ts';

/**
 * What an account may do beyond what any signed-in user may do. An endpoint names the permission that it requires
 * (endpoint.ts); server and web check it with `can`, never the role itself.
 */
export type Permission =
  /** own profile, with its steps, terms, packages and letters: of whoever has no role of the office */
  | 'profile.own'
  /** find, open and shortlist every profile in any standing, with its faces and the photos in review */
  | 'profiles.read'
  /** see the contact and horoscope files of every profile without a download */
  | 'contacts.read'
  /** change the sections, photos and horoscope files of every profile */
  | 'profiles.edit'
  /** see what waits, in the queues of one's permissions */
  | 'desk.read'
  /** list profiles in the office */
  | 'profiles.list'
  /** change the status of profiles */
  | 'profiles.review'
  | 'profiles.feature'
  | 'photos.review'
  /** activate packages against payments; read, correct and refund payments */
  | 'payments.record'
  | 'marriages.publish'
  /** see which mails could not be sent */
  | 'mails.read'
  /** resend or remove such a mail */
  | 'mails.settle'
  /** see which disks of the site have little room */
  | 'disks.read'
  /** see the people of the office, give them roles and take them */
  | 'roles.give'
  /** see what the office did and looked at */
  | 'history.read'
  /** take out profiles, payments and the history of a community as tables */
  | 'data.export'
  /** see how many register, pay and marry */
  | 'numbers.read'
  /** read and answer complaints of members */
  | 'complaints.handle'
  /** enter profiles for others, and see what one entered until the family has confirmed it */
  | 'entries.write'
  /** see and change what others entered */
  | 'entries.oversee'
  /** see sessions, downloads and mails of a member */
  | 'members.read'
  /** read and add the notes of the office about a member */
  | 'members.note'
  /** call members of whom nothing was heard, and record what came of it */
  | 'members.call'
  /** end sessions, change the mobile number and make password links of members */
  | 'members.act'
  /** erase the account of a member who asks for it */
  | 'members.erase'
  /** set what a community's pages say, how members pay, what packages cost and why something is refused */
  | 'settings.write';

/** Every role of the office with its permissions. A new one is one row here; staff_roles stores its name. */
export const ROLES = {
  OWNER: 'all',
  // numbers and horoscope files are a part of what is looked at
  REVIEWER: [
    'profiles.read',
    'contacts.read',
    'desk.read',
    'profiles.list',
    'profiles.review',
    'photos.review',
    'complaints.handle',
    'members.read',
    'members.note',
    'members.call',
  ],
  CASHIER: ['desk.read', 'profiles.list', 'payments.record', 'members.note'],
  // sees no contact but what it entered, and no profile
  HELPER: ['desk.read', 'entries.write'],
} as const satisfies Record<string, readonly Permission[] | 'all'>;
export type Role = keyof typeof ROLES;

/** A role of an account: in one community, or in both (null). */
export interface GivenRole {
  role: Role;
  domain: Domain | null;
}

/** Who has which roles; a member has none. */
export interface RoleHolder {
  roles?: readonly GivenRole[] | undefined;
}

function allows(allowed: readonly Permission[] | 'all', permission: Permission): boolean {
  return allowed === 'all' || allowed.includes(permission);
}

/** Whether somebody has a permission in a community; without one, in any. */
export function can({ roles = [] }: RoleHolder, permission: Permission, domain?: Domain): boolean {
  if (permission === 'profile.own') return roles.length === 0;
  return roles.some(
    (given) =>
      (!domain || !given.domain || given.domain === domain) &&
      allows(ROLES[given.role], permission),
  );
}

/** Whether somebody has a role of the office: whoever has one is asked for a second factor (decision 066). */
export function worksInOffice({ roles = [] }: RoleHolder): boolean {
  return roles.length > 0;
}
