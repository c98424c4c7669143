import { languagePrefix } from '@mala/contract/communities/languages.ts';
import type { PageFacts, SharedFacts } from '@mala/contract/web-build.ts';
import { headText } from '../../i18n/en/head.ts';
import { language } from '../../i18n/en/language.ts';
import { shellText } from '../../i18n/en/shell.ts';

/**
 * What messengers show of a link to a profile (decision 102): nothing of the profile, and its face only where the link's owner
 * chose that. Rendered on the server alone.
 */
export function SharedHead({
  shared: { community, face },
  homes,
}: {
  shared: SharedFacts;
  homes: PageFacts['homes'];
}) {
  const theme = community ?? 'neutral';
  const siteName = shellText.siteName[theme];
  const { title, description } = headText.shared(siteName);
  // no canonical address: that would be the secret
  const home = homes[language.tag];
  const mark = languagePrefix(language.tag).replace('/', '-');
  const picture = home && new URL(face ?? `/brand/${theme}-share${mark}.png`, home).href;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={`${language.tag}_IN`} />
      {picture && <meta property="og:image" content={picture} />}
      {!face && <meta property="og:image:width" content="1200" />}
      {!face && <meta property="og:image:height" content="630" />}
      {!face && <meta property="og:image:alt" content={headText.shareAlt(siteName)} />}
      <meta name="twitter:card" content={face ? 'summary' : 'summary_large_image'} />
    </>
  );
}
