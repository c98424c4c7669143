import type { Me } from './session.ts';

/** Whether the viewer has a profile, as members do and people of the office do not. */
export function hasOwnProfile({ roles = [] }: Pick<Me, 'roles'>): boolean {
  return roles.length === 0;
}
