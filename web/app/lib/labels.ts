import { type Community, optionOf } from '@mala/contract/communities/community.ts';
import type { Text } from '@mala/contract/communities/option.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';

/**
 * The label of an option, with its name in the community's script where families know it by that; otherwise its slug.
 */
export function labelOfChoice(
  community: Community,
  { list, bothScripts }: ProfileField,
  slug: string,
): string | Text {
  const option = list && optionOf(community, list, slug);
  if (!option) return slug;
  return bothScripts ? option : option.en;
}

/** A text in English and, if it has one, in the community's script: "Mesham / மேஷம்". */
export function inBothScripts(text: Text, { language }: Community): string {
  const own = text[language];
  return own ? `${text.en} / ${own}` : text.en;
}
