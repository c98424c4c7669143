import { canWherever, ROLE_NAMES } from '@mala/contract/access/role-places.ts';
import type { Role } from '@mala/contract/access/roles.ts';
import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { staffText } from '../../i18n/en/staff.ts';
import type { Me } from '../../lib/session/session.ts';

/** Where a role counts, in words; null for both communities. */
export function whereWords(domain: Domain | null): string {
  return domain ? shellText.siteName[domain] : staffText.both;
}

/** A role and where it counts, in words. */
export function roleWords({ role, domain }: { role: Role; domain: Domain | null }): string {
  return staffText.roleIn(staffText.roles[role].name, whereWords(domain));
}

export const ROLE_CHOICES = ROLE_NAMES.map((role) => ({
  value: role,
  label: staffText.roles[role].name,
}));

/** Both communities in a form, which has texts only. */
const BOTH = 'both';

export function whereOf(value: string): Domain | null {
  return value === BOTH ? null : (value as Domain);
}

/** Where somebody may give roles. */
export function whereChoices(me: Me): { value: string; label: string }[] {
  const places = [null, ...DOMAINS].filter((domain) => canWherever(me, 'roles.give', domain));
  return places.map((domain) => ({ value: domain ?? BOTH, label: whereWords(domain) }));
}
