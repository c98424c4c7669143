import type { Community } from '@mala/contract/communities/community.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { fullDate } from '../../lib/full-date.ts';
import { namesOfChoice, type Said } from '../../lib/labels.ts';

/** What is said of a stored value of a text, a choice or a date. */
export function saidOf(community: Community, field: ProfileField, value: string): Said {
  if (field.kind === 'date') return fullDate(value);
  return field.kind === 'choice' ? namesOfChoice(community, field, value) : { typed: value };
}
