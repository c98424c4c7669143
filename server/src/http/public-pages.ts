import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Domain, isDomain } from '@mala/contract/communities/domain.ts';
import type { Config } from '../config.ts';
import { hasHome, namedIn, siteAddress } from './site-addresses.ts';

/** The page that every address without a file of its own starts from. */
export const FALLBACK = '__spa-fallback.html';

/** What the pages say of the site: the reply of GET /api/site, which every page brings along. */
export interface SiteFacts {
  domain: Domain | null;
  grievance: { name: string; email: string };
}

/** A page as it is sent. */
export interface Page {
  html: Buffer;
  etag: string;
  /** for search engines; null: this page is not for them */
  canonical: string | null;
  /** YYYY-MM-DD, where the page says it of itself */
  changed: string | null;
  /** whose home page it is */
  home: Domain | null;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign).replaceAll("'", '&#x27;');
}

/** The community that a page was written in, as it says itself. */
function communityOf(html: string): Domain | null {
  const community = /<html[^>]* data-community="(\w+)"/.exec(html)?.[1];
  return isDomain(community) ? community : null;
}

/** Closes no element early, whatever the facts say. */
function asData(facts: SiteFacts): string {
  return `<script type="application/json" id="mala-site">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * A built page for one kind of host: with the site's address in place of https://site.invalid, the grievance officer,
 * and what GET /api/site would say. Where the host decides the community, addresses do not begin with it.
 */
function fill(built: string, facts: SiteFacts, config: Config): string {
  const address = siteAddress(config, communityOf(built));
  const home = address.replace(/^https?:\/\/[^/]+/, '');
  const filled = built
    // pictures stand at the root of the host, pages below the community's name where the host decides none
    .replace(/https:\/\/site\.invalid(\/brand\/[^"]*)/g, (_, path) => new URL(path, address).href)
    .replace(/https:\/\/site\.invalid(\/[^"]*)/g, (_, path) =>
      path === '/' && home ? address : address + path,
    )
    .replaceAll('%GRIEVANCE_NAME%', () => escapeHtml(facts.grievance.name))
    .replaceAll('%GRIEVANCE_EMAIL%', () => escapeHtml(facts.grievance.email))
    .replace('</head>', () => `${asData(facts)}</head>`);
  if (!facts.domain) return filled;
  return filled.replace(/href="\/(tamilmala|marathimala)(\/[^"]*)?"/g, (all, name, path = '/') =>
    isDomain(name) ? `href="${path}"` : all,
  );
}

/** The fallback is written in no community's words; on a community's host it wears its colours from the start. */
function dress(html: string, { domain }: SiteFacts): string {
  return html
    .replace(
      /data-community="neutral"/,
      `data-community="${domain ?? 'neutral'}" data-written="neutral"`,
    )
    .replace('</head>', '<meta name="robots" content="noindex"/></head>');
}

function toPage(html: string, home: Domain | null): Page {
  const isHidden = /<meta name="robots" content="noindex"/.test(html);
  return {
    html: Buffer.from(html),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    canonical: isHidden ? null : (/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null),
    changed: /<meta property="article:modified_time" content="([\d-]+)"/.exec(html)?.[1] ?? null,
    home,
  };
}

/** The page with the kinds of content that its community has none of, so that no place is kept for them. */
export function withLacks(page: Page, lacks: readonly string[]): Page {
  if (lacks.length === 0) return page;
  const html = page.html
    .toString()
    .replace('<html ', () => `<html data-lacks="${escapeHtml(lacks.join(' '))}" `);
  return { ...toPage(html, page.home), canonical: page.canonical };
}

/** Every file below a folder, by its path with /. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The pages of a host by their file's name in the built web, e.g. `login/index.html`. */
export type Pages = ReadonlyMap<string, Page>;

/** Reads the built pages and fills them for a host of `facts.domain`. */
export function readPages(dir: string, config: Config, facts: SiteFacts): Pages {
  const pages = new Map<string, Page>();
  for (const name of filesBelow(dir).filter((file) => file.endsWith('.html'))) {
    const html = fill(readFileSync(join(dir, name), 'utf8'), facts, config);
    const community = communityOf(html);
    const home = name === `${community}/index.html` ? community : null;
    const page = toPage(name === FALLBACK ? dress(html, facts) : html, home);
    pages.set(name, community && !hasHome(config, community) ? { ...page, canonical: null } : page);
  }
  return pages;
}

/**
 * The page of a path without its first slash; on a community's host the one that was written for it, and none where
 * the path names another community.
 */
export function pageAt(pages: Pages, path: string, domain: Domain | null): Page | undefined {
  if (domain && namedIn(path)) return undefined;
  const trimmed = path.replace(/\/$/, '');
  const own = domain && pages.get([domain, trimmed, 'index.html'].filter(Boolean).join('/'));
  return own ?? pages.get([trimmed, 'index.html'].filter(Boolean).join('/'));
}
