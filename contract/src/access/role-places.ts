// a separate file, because every page loads roles.ts whole
import { DOMAINS, type Domain } from '../communities/domain.ts';
import { can, type Permission, ROLES, type Role, type RoleHolder, worksInOffice } from './roles.ts';

export const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** The role that gives and takes roles; one of both communities always stays. */
export const OWNER: Role = 'OWNER';

/** The communities in which somebody has a permission. */
export function domainsOf(holder: RoleHolder, permission: Permission): Domain[] {
  return DOMAINS.filter((domain) => can(holder, permission, domain));
}

/** Whether somebody has a permission everywhere that a role counts: in its community, or in both (null). */
export function canWherever(
  holder: RoleHolder,
  permission: Permission,
  where: Domain | null,
): boolean {
  return (where ? [where] : DOMAINS).every((domain) => can(holder, permission, domain));
}

/** What tokens and /api/me say of an account (specification, section 9): ADMIN has a role of the office. */
export const ACCOUNT_KINDS = ['MEMBER', 'ADMIN'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export function accountKind(holder: RoleHolder): AccountKind {
  return worksInOffice(holder) ? 'ADMIN' : 'MEMBER';
}
