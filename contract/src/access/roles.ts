/**
 * What an account may do beyond what any signed-in user may do. An endpoint names the permission that it requires
 * (endpoint.ts); server and web check it with `can`, never the role itself.
 */
export type Permission =
  /** own profile, with its steps, terms, packages and letters */
  | 'profile.own'
  /** find, open and shortlist every profile in any standing, with its faces and the photos in review */
  | 'profiles.read'
  /** see the contact and horoscope files of every profile without a download */
  | 'contacts.read'
  /** change the sections, photos and horoscope files of every profile */
  | 'profiles.edit'
  /** list profiles in the office */
  | 'profiles.list'
  /** change the status of profiles */
  | 'profiles.review'
  | 'profiles.feature'
  | 'photos.review'
  /** activate packages against payments */
  | 'payments.record'
  | 'marriages.publish'
  /** see which mails could not be sent */
  | 'mails.read'
  /** resend or remove such a mail */
  | 'mails.settle';

/**
 * Every role with its permissions. A new staff role is one row here; users.role stores its name. A name without a
 * row counts as a member.
 */
export const ROLES = {
  MEMBER: ['profile.own'],
  ADMIN: [
    'profiles.read',
    'contacts.read',
    'profiles.edit',
    'profiles.list',
    'profiles.review',
    'profiles.feature',
    'photos.review',
    'payments.record',
    'marriages.publish',
    'mails.read',
    'mails.settle',
  ],
} as const satisfies Record<string, readonly Permission[]>;
export type Role = keyof typeof ROLES;

/** The role of a new account. */
export const MEMBER: Role = 'MEMBER';

/** The role of the first administrator, who is named in the settings. */
export const ADMINISTRATOR: Role = 'ADMIN';

/** Whether a role has a permission. */
export function can({ role }: { role: Role }, permission: Permission): boolean {
  return (ROLES[role] as readonly Permission[]).includes(permission);
}
