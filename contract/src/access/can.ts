import { type Permission, ROLES, type Role } from './roles.ts';

/** Whether somebody of this role has a permission. */
export function can({ role }: { role: Role }, permission: Permission): boolean {
  return (ROLES[role] as readonly Permission[]).includes(permission);
}
