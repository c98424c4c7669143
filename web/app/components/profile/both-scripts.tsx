import type { Community } from '@mala/contract/communities/community.ts';
import type { Text } from '@mala/contract/communities/option.ts';

/** A text in English and, if it has one, in the community's script, with its `lang` for screen readers. */
export function BothScripts({
  text,
  community: { language },
}: {
  text: string | Text;
  community: Community;
}) {
  if (typeof text === 'string') return text;
  const own = text[language];
  if (!own) return text.en;
  return (
    <>
      {text.en} / <span lang={language}>{own}</span>
    </>
  );
}
