import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from '@mala/contract/communities/domain.ts';
import {
  type BuiltPage,
  canonicalAt,
  type HomeFacts,
  type PageFacts,
} from '@mala/contract/web-build.ts';
import type { Config } from '../config.ts';
import type { BuiltWeb } from './built-web.ts';
import { hasHome, namedIn, siteAddress } from './site-addresses.ts';

/** Data of features that the pages show. */
export interface PageContents {
  /** the reply of GET /api/site on a host of `domain` */
  siteOf: (domain: Domain | null) => PageFacts['site'];
  /** the same object while nothing changes; null if unavailable: the page is rendered without it */
  homeOf: (domain: Domain) => Promise<HomeFacts | null>;
}

/** A rendered page. */
export interface Page {
  html: Buffer;
  etag: string;
  /** whether search engines may index it */
  listed: boolean;
  /** shows people, who may withdraw their consent: never cached */
  showsPeople: boolean;
}

/** The pages of one site, as each host shows them. */
export interface PublicPages {
  /** the page of a path without a leading slash; undefined if it has none */
  find: (path: string, domain: Domain | null) => Promise<Page> | undefined;
  /** the page for every other address */
  fallback: (domain: Domain | null) => Promise<Page>;
  /** the canonical address of every indexed page, with the day of its last change or null */
  listed: () => Map<string, string | null>;
}

function toPage(html: string, facts: Pick<Page, 'listed' | 'showsPeople'>): Page {
  const hash = createHash('sha256').update(html).digest('base64url');
  return { html: Buffer.from(html), etag: `W/"${hash.slice(0, 22)}"`, ...facts };
}

/** The built pages, rendered at their first request for each site; a home page again when its data changes. */
export function createPublicPages(
  web: BuiltWeb,
  config: Config,
  { siteOf, homeOf }: PageContents,
): PublicPages {
  const pages = new Map(web.pages.map((page) => [page.address, page]));
  const written = new Map<string, { home: HomeFacts | null; page: Promise<Page> }>();
  const styles = new Map<string, string>();

  function styleText(name: string): string {
    const text = styles.get(name) ?? readFileSync(join(web.clientDir, name), 'utf8');
    styles.set(name, text);
    return text;
  }

  function canonicalOf({ community, canonical }: BuiltPage): string | null {
    if (canonical === null || (community && !hasHome(config, community))) return null;
    return canonicalAt(siteAddress(config, community), canonical);
  }

  function write(
    path: string,
    domain: Domain | null,
    page: BuiltPage | null,
    home: HomeFacts | null,
  ): Promise<Page> {
    const key = `${domain} ${path}`;
    const known = written.get(key);
    if (known?.home === home) return known.page;
    const facts: PageFacts = {
      site: siteOf(domain),
      home,
      origin: siteAddress(config, page?.community ?? domain),
      styles: page?.styles.map(styleText).join('') ?? null,
    };
    const fresh = {
      home,
      page: web.renderPage(path, facts).then((html) =>
        toPage(html, {
          listed: page !== null && canonicalOf(page) !== null,
          showsPeople: home !== null,
        }),
      ),
    };
    written.set(key, fresh);
    // a failed rendering is not cached
    fresh.page.catch(() => written.get(key) === fresh && written.delete(key));
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
    fallback: (domain) => write('/__spa-fallback.html', domain, null, null),
    listed() {
      const found = web.pages.flatMap((page): [string, string | null][] => {
        const canonical = canonicalOf(page);
        return canonical === null ? [] : [[canonical, page.changed]];
      });
      return new Map(found);
    },
  };
}
