import type { Community } from '@mala/contract/communities/community.ts';
import type { Text } from '@mala/contract/communities/option.ts';

/** A text in English and in the community's own script, marked as such for whoever reads it out. */
export function BothScripts({
  text,
  community: { language },
}: {
  text: Text;
  community: Community;
}) {
  const own = text[language];
  if (!own) return text.en;
  return (
    <>
      {text.en} / <span lang={language}>{own}</span>
    </>
  );
}
