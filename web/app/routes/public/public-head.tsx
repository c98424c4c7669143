import { languagePrefix } from '@mala/contract/communities/languages.ts';
import { canonicalAt } from '@mala/contract/web-build.ts';
import { use } from 'react';
import { useLocation, useParams } from 'react-router';
import { WritingContext } from '../../components/frame/page-writing.tsx';
import { useCommunity } from '../../components/frame/use-community.ts';
import { headText } from '../../i18n/en/head.ts';
import { language } from '../../i18n/en/language.ts';
import { changedOn, pageOf } from '../../lib/public-pages.ts';

/** Metadata of a public page for search engines and messengers; unlisted pages are not indexed. */
export function PublicHead() {
  const { pathname } = useLocation();
  const { site } = useParams();
  const { theme, siteName } = useCommunity();
  const { homes = {} } = use(WritingContext).facts ?? {};
  const home = homes[language.tag];
  const path = pageOf(pathname, site);
  const { pages, shareAlt } = headText;
  const text = pages[path]?.(siteName);
  if (!text) return <meta name="robots" content="noindex" />;
  // only the server knows the site's addresses
  if (!home) return null;
  const changed = changedOn(path);
  const address = canonicalAt(home, path);
  const mark = languagePrefix(language.tag).replace('/', '-');
  const picture = new URL(`/brand/${theme}-share${mark}.png`, home).href;
  return (
    <>
      <meta name="description" content={text.description} />
      <link rel="canonical" href={address} />
      {Object.entries(homes).map(([tag, other]) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={canonicalAt(other, path)} />
      ))}
      {homes.en && <link rel="alternate" hrefLang="x-default" href={canonicalAt(homes.en, path)} />}
      <meta property="og:title" content={text.title} />
      <meta property="og:description" content={text.description} />
      <meta property="og:type" content={changed ? 'article' : 'website'} />
      {changed && <meta property="article:modified_time" content={changed} />}
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={`${language.tag}_IN`} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareAlt(siteName)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
