import { TERMS_VERSION } from '@mala/contract/terms.ts';
import { useLocation, useParams } from 'react-router';
import { headText } from '../i18n/en/head.ts';
import { useText } from '../i18n/language.ts';
import { useCommunity } from './use-community.ts';

/** Stands for the address of the page's site; the server knows it (server/src/http/public-pages.ts). */
const SITE = 'https://site.invalid';

const DATED = ['/view/terms', '/view/privacy'];

function pageOf(pathname: string, start: string | undefined): string {
  const path = start ? pathname.replace(`/${start}`, '') : pathname;
  return path.replace(/^\/signup\/.*/, '/signup').replace(/(?<=.)\/$/, '') || '/';
}

/** What search engines and messengers show of a public page; a page that is not listed is not to be found. */
export function PublicHead() {
  const { pathname } = useLocation();
  const { site } = useParams();
  const { theme, siteName } = useCommunity();
  const path = pageOf(pathname, site);
  const { pages, shareAlt } = useText(headText);
  const text = pages[path]?.(siteName);
  if (!text) return <meta name="robots" content="noindex" />;
  const isDated = DATED.includes(path);
  const picture = `${SITE}/brand/${theme}-share.png`;
  return (
    <>
      <meta name="description" content={text.description} />
      <link rel="canonical" href={SITE + path} />
      <meta property="og:title" content={text.title} />
      <meta property="og:description" content={text.description} />
      <meta property="og:type" content={isDated ? 'article' : 'website'} />
      {isDated && <meta property="article:modified_time" content={TERMS_VERSION} />}
      <meta property="og:url" content={SITE + path} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareAlt(siteName)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
