import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';

/** What the site calls a field of any section. */
export function fieldLabel(domain: Domain, name: string): string {
  const [own] = name.split('.');
  const fields = SECTIONS.flatMap((section) => fieldsOf(communities[domain], section));
  return fields.find((field) => field.name === own)?.label ?? name;
}
