import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type Language, languagesOf } from '@mala/contract/communities/languages.ts';
import {
  type BuiltPage,
  canonicalAt,
  type HomeFacts,
  type PageFacts,
  type SharedFacts,
} from '@mala/contract/web-build.ts';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import type { BuiltWeb, LanguageBuild } from './built-web.ts';
import { addressIn, hasHome, namedIn, siteAddress } from './site-addresses.ts';

/** A link to a profile, as its address names it, and the host that was asked. */
export interface SharedLink {
  id: string;
  secret: string;
  domain: Domain | undefined;
  host: string;
}

/** Data of features that the pages show. */
export interface PageContents {
  /** the reply of GET /api/site on a host, for a page of a community; the same object while nothing changes */
  siteOf: (asked: {
    host: Domain | null;
    domain: Domain | null;
    language: Language;
  }) => Promise<PageFacts['site']>;
  /** the same object while nothing changes; null if unavailable: the page is rendered without it */
  homeOf: (domain: Domain) => Promise<HomeFacts | null>;
  /** the address of the face that a link to a profile shows in messengers; null for every other one */
  faceOf: (link: SharedLink) => Promise<string | null>;
}

/** A rendered page. */
export interface Page {
  html: Buffer;
  etag: string;
  /** whether search engines may index it */
  listed: boolean;
  /** shows people, who may withdraw their consent, or has a secret in its address: never cached */
  showsPeople: boolean;
}

const FALLBACK = '/__spa-fallback.html';

/** The pages in one language, as each host shows them. */
export interface PublicPages {
  /** the page of a path without a leading slash and a language; undefined if it has none */
  find: (path: string, domain: Domain | null) => Promise<Page> | undefined;
  /** the page for every other address */
  fallback: (domain: Domain | null) => Promise<Page>;
  /** the same for a link to a profile, with what messengers show of it */
  shared: (domain: Domain | null, facts: SharedFacts) => Promise<Page>;
}

/** An indexed page: its canonical address, the day of its last change or null, and its address in each language. */
export interface ListedPage {
  address: string;
  changed: string | null;
  translations: PageFacts['homes'];
}

/** The address of a community in each language that is built and offered there. No final slash. */
function homesOf(web: BuiltWeb, config: Config, domain: Domain | null): PageFacts['homes'] {
  const offered = languagesOf(domain);
  const built = web.languages.map(({ language }) => language);
  return Object.fromEntries(
    built
      .filter((language) => offered.includes(language))
      .map((language) => [language, addressIn(language, siteAddress(config, domain))]),
  );
}

function translationsOf(
  web: BuiltWeb,
  config: Config,
  { community, canonical }: BuiltPage,
): PageFacts['homes'] {
  if (canonical === null || (community && !hasHome(config, community))) return {};
  const homes = Object.entries(homesOf(web, config, community));
  return Object.fromEntries(
    homes.map(([language, home]) => [language, canonicalAt(home, canonical)]),
  );
}

/** The indexed pages of all languages. */
export function listedPages(web: BuiltWeb, config: Config): ListedPage[] {
  const found = web.languages.flatMap(({ language, pages }) =>
    pages.flatMap((page) => {
      const translations = translationsOf(web, config, page);
      const address = translations[language];
      return address ? [[address, { address, changed: page.changed, translations }] as const] : [];
    }),
  );
  // a page of a community's own host is built twice: with and without its name
  return [...new Map(found).values()];
}

function toPage(html: string, facts: Pick<Page, 'listed' | 'showsPeople'>): Page {
  const hash = createHash('sha256').update(html).digest('base64url');
  return { html: Buffer.from(html), etag: `W/"${hash.slice(0, 22)}"`, ...facts };
}

/** What a page was rendered from, and the page. */
interface Written {
  home: HomeFacts | null;
  site: PageFacts['site'];
  page: Promise<Page>;
}

/** Pages that show a face: its address changes every few minutes, and each is read by the messengers of a few people. */
const MOST_FACES = 100;

/** The pages of a language, rendered at their first request for each site, and again when what they show has changed. */
export function createPublicPages(
  web: BuiltWeb,
  build: LanguageBuild,
  config: Config,
  { siteOf, homeOf }: PageContents,
): PublicPages {
  const pages = new Map(build.pages.map((page) => [page.address, page]));
  const written = new Map<string, Written>();
  const faces = new LRUCache<string, Written>({ max: MOST_FACES });
  const styles = new Map<string, string>();

  function styleText(name: string): string {
    const dir = web.files.get(name.slice(1)) ?? '';
    const text = styles.get(name) ?? readFileSync(join(dir, name), 'utf8');
    styles.set(name, text);
    return text;
  }

  async function write(
    path: string,
    host: Domain | null,
    page: BuiltPage | null,
    home: HomeFacts | null,
    shared: SharedFacts | null = null,
  ): Promise<Page> {
    const { language } = build;
    const community = page?.community ?? shared?.community ?? host;
    const site = await siteOf({ host, domain: community, language });
    const key = `${host} ${shared ? `link ${community} ${shared.face}` : path}`;
    const kept = shared?.face ? faces : written;
    const known = kept.get(key);
    if (known?.home === home && known.site === site) return known.page;
    const facts: PageFacts = {
      site,
      home,
      homes: homesOf(web, config, community),
      shared,
      styles: page?.styles.map(styleText).join('') ?? null,
    };
    const fresh = {
      home,
      site,
      page: build.renderPage(addressIn(language, path), facts).then((html) =>
        toPage(html, {
          listed: page !== null && language in translationsOf(web, config, page),
          showsPeople: home !== null || shared !== null,
        }),
      ),
    };
    kept.set(key, fresh);
    // a failed rendering is not cached
    fresh.page.catch(() => kept.get(key) === fresh && kept.delete(key));
    return fresh.page;
  }

  return {
    find(path, domain) {
      // a community's host has no page of the other, and its own pages omit its name
      if (domain && namedIn(path)) return undefined;
      const trimmed = path.replace(/\/$/, '');
      const address = `/${trimmed}`;
      const own = domain && pages.get(trimmed ? `/${domain}/${trimmed}` : `/${domain}`);
      const page = own ?? pages.get(address);
      if (!page) return undefined;
      if (!page.home || !page.community) return write(address, domain, page, null);
      return homeOf(page.community).then((home) => write(address, domain, page, home));
    },
    fallback: (domain) => write(FALLBACK, domain, null, null),
    shared: (domain, facts) => write(FALLBACK, domain, null, null, facts),
  };
}
