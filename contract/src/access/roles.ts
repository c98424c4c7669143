/**
 * What an account may do beyond what everybody who is signed in may. An endpoint names the permission that it needs
 * (endpoint.ts), the server and the web ask for it by `can` (can.ts), never for the role itself.
 */
export type Permission =
  /** has a profile of one's own, with its steps, terms, packages and letters */
  | 'profile.own'
  /** finds, opens and shortlists every profile, whatever its standing, with its faces and the photos in review */
  | 'profiles.read'
  /** sees the contact and the horoscope files of every profile without a download */
  | 'contacts.read'
  /** changes the sections, photos and horoscope files of every profile */
  | 'profiles.edit'
  /** lists the profiles of the office and changes their status */
  | 'profiles.review'
  | 'profiles.feature'
  | 'photos.review'
  /** activates packages against payments */
  | 'payments.record'
  | 'marriages.publish'
  /** reads which mails could not be sent */
  | 'mails.read'
  /** sends such a mail again, or drops it */
  | 'mails.settle';

/**
 * Every role and what it may do. A new staff role is one row here; its name is kept in `users.role`. Before a row is
 * taken out, whoever holds the role must be given another.
 */
export const ROLES = {
  MEMBER: ['profile.own'],
  ADMIN: [
    'profiles.read',
    'contacts.read',
    'profiles.edit',
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

/** The role of whoever signs up. */
export const MEMBER: Role = 'MEMBER';

/** The role of the first administrator, whom the settings name. */
export const ADMINISTRATOR: Role = 'ADMIN';

/** Whether somebody of this role has a permission. */
export function can({ role }: { role: Role }, permission: Permission): boolean {
  return (ROLES[role] as readonly Permission[]).includes(permission);
}
