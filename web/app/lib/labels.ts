import { type Community, optionOf } from '@mala/contract/communities/community.ts';
import type { Text } from '@mala/contract/communities/option.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';

/** A field's label in the language of the interface: English until the others are written. */
export function labelOf({ label }: Pick<ProfileField, 'label'>): string {
  return label.en;
}

/** What a choice is called, with its name in the own script where families know it by that; else its slug. */
export function labelOfChoice(
  community: Community,
  { list, bothScripts }: ProfileField,
  slug: string,
): string | Text {
  const option = list && optionOf(community, list, slug);
  if (!option) return slug;
  return bothScripts ? option : option.en;
}

/** A text in English and in the community's own script, where it has one: "Mesham / மேஷம்". */
export function inBothScripts(text: Text, { language }: Community): string {
  const own = text[language];
  return own ? `${text.en} / ${own}` : text.en;
}
