import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Preferences } from '@mala/contract/profiles/wishes.ts';
import { type Gender, type Group, groupsFoundBy } from '../../access/profiles.ts';
import type { Asker } from '../search/index.ts';

/** Whom a member who makes no call finds; null before a gender was saved. */
export function askerOfMember({
  user_id,
  domain,
  gender,
  has_photo,
  preferences,
}: {
  user_id: string;
  domain: Domain;
  gender: Gender | null;
  has_photo: boolean;
  preferences: Preferences | null;
}): (Asker & { groups: readonly [Group] }) | null {
  if (!gender) return null;
  return {
    domain,
    viewerId: user_id,
    groups: groupsFoundBy({ domain, gender }),
    comparedAs: gender,
    // only approved members are told
    reads: { details: true, photos: has_photo },
    preferences,
  };
}
