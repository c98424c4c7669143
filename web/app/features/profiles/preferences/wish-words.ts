import { type Community, fieldsOf } from '@mala/contract/communities/community.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { feetAndInches, heightInFeet } from '@mala/contract/profiles/height.ts';
import type { ListWish, RangeWish } from '@mala/contract/profiles/wishes.ts';
import { measuresText } from '../../../i18n/en/measures.ts';
import { preferencesText } from '../../../i18n/en/preferences.ts';

/** What the site calls a wish: as the field does, but work is more than one profession. */
export function labelOf(community: Community, wish: ListWish): string {
  if (wish.name === 'profession_group') return preferencesText.work;
  return fieldOf(community, wish)?.label ?? '';
}

export function fieldOf(community: Community, wish: ListWish): ProfileField | undefined {
  return fieldsOf(community, wish.section).find(({ name }) => name === wish.field);
}

/** The words of a number of a range. */
export function sayNumber(name: RangeWish, value: number): string {
  return name === 'age' ? String(value) : measuresText.height(feetAndInches(heightInFeet(value)));
}
