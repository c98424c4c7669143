import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import type { readSite } from './communities/endpoints.ts';
import type { Language } from './communities/languages.ts';
import type { readHome } from './content.ts';

/**
 * What the web build of a language reports to the server and to measurements: `web/build/<language>/pages.json`. Paths
 * of files begin with `/`, relative to `client` beside it; addresses and patterns are without the language's prefix.
 */
export const webBuild = z.object({
  /** the public pages, one per URL; every other URL of the site gets the fallback page */
  pages: z.array(
    z.object({
      /** without a trailing slash except for `/`, e.g. `/tamilmala/login` */
      address: z.string(),
      /** the page's community, as named in the URL */
      community: z.nullable(z.enum(DOMAINS)),
      /** whether it shows the faces and marriages of a community */
      home: z.boolean(),
      /** the path of its canonical URL at the community's home; null: not for search engines */
      canonical: z.nullable(z.string()),
      /** YYYY-MM-DD, if the page states its date */
      changed: z.nullable(z.string()),
      /** the scripts that its HTML starts or preloads */
      scripts: z.array(z.string()),
      /** in cascade order */
      styles: z.array(z.string()),
    }),
  ),
  /** every URL of the site as a React Router pattern, e.g. `:site?/signup/:domain?` */
  addresses: z.array(z.string()),
  /** the routes by their module, without its ending: the scripts that each starts, including its layouts */
  routes: z.record(z.string(), z.object({ scripts: z.array(z.string()) })),
  /** SHA-256 in base64 of each inline script of the pages */
  inlineScripts: z.array(z.string()),
  /** every script: its size in bytes after gzip, and its static and dynamic imports */
  scripts: z.record(
    z.string(),
    z.object({
      name: z.string(),
      bytes: z.number(),
      imports: z.array(z.string()),
      later: z.array(z.string()),
    }),
  ),
});
export type WebBuild = z.output<typeof webBuild>;
export type BuiltPage = WebBuild['pages'][number];

type Home = z.output<typeof readHome.reply>;

/** The contents of a home page as rendered: all faces, and the first marriage. */
export interface HomeFacts extends Home {
  domain: (typeof DOMAINS)[number];
  /** of all marriages */
  count: number;
}

/** What messengers are told of the page of a link to a profile (decision 102). */
export interface SharedFacts {
  community: (typeof DOMAINS)[number] | null;
  /** the address of the face, where the link's owner chose that; null: the site's own picture */
  face: string | null;
}

/** The data that a page is rendered with; the browser reads the same data from the page, so that hydration matches. */
export interface PageFacts {
  /** the reply of GET /api/site on this host */
  site: z.output<typeof readSite.reply>;
  /** null: not a community's home page, or the contents could not be loaded */
  home: HomeFacts | null;
  /** of the page of a link to a profile; the browser does not read it */
  shared?: SharedFacts | null;
  /** the address of the community's home in each language that it offers, without a trailing slash */
  homes: Readonly<Partial<Record<Language, string>>>;
  /** the page's styles, to be inlined; null: they are linked */
  styles: string | null;
}

/** Renders the HTML of a page; exported by `web/build/<language>/server/index.js` as `entry.module.renderPage`. */
export type RenderPage = (path: string, facts: PageFacts) => Promise<string>;

/** The canonical URL of a page at home at `origin`. */
export function canonicalAt(origin: string, path: string): string {
  // the home page of a community below another site's URL is its name alone
  return path === '/' && !/^https?:\/\/[^/]+$/.test(origin) ? origin : origin + path;
}
