import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import type { readSite } from './communities/endpoints.ts';
import type { readHome } from './content.ts';

/**
 * What the build of the web says of itself to whoever serves or measures it: `web/build/pages.json`. Paths of files
 * begin with `/` and lie in `web/build/client`.
 */
export const webBuild = z.object({
  /** the public pages, one for each address; every other address of the site gets the fallback page */
  pages: z.array(
    z.object({
      /** without a slash at its end but for `/`, e.g. `/tamilmala/login` */
      address: z.string(),
      /** whose page it is, as the address says it */
      community: z.nullable(z.enum(DOMAINS)),
      /** whether it shows the faces and marriages of a community */
      home: z.boolean(),
      /** the path of its canonical address at the community's home; null: not for search engines */
      canonical: z.nullable(z.string()),
      /** YYYY-MM-DD, where the page says so of itself */
      changed: z.nullable(z.string()),
      /** what its HTML starts or preloads */
      scripts: z.array(z.string()),
      /** in the order in which they apply */
      styles: z.array(z.string()),
    }),
  ),
  /** every address of the site as React Router writes it, e.g. `:site?/signup/:domain?` */
  addresses: z.array(z.string()),
  /** the routes by their id: what each starts, with the layouts around it */
  routes: z.record(z.string(), z.object({ scripts: z.array(z.string()) })),
  /** SHA-256 in base64 of each inline script of the pages */
  inlineScripts: z.array(z.string()),
  /** every script: its bytes compressed by gzip, and the scripts that it imports at once or when they are wanted */
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

/** What a home page shows as it comes: all faces, and of the marriages the first. */
export interface HomeFacts extends Home {
  domain: (typeof DOMAINS)[number];
  /** of all marriages */
  count: number;
}

/** What a page is written with; the browser reads the same out of it, so that both write the same. */
export interface PageFacts {
  /** the reply of GET /api/site on this host */
  site: z.output<typeof readSite.reply>;
  /** null: no home page of a community, or not known just now */
  home: HomeFacts | null;
  /** where the page's community is at home, without a slash at its end */
  origin: string;
  /** the text of the page's styles, to stand in it; null: they are linked */
  styles: string | null;
}

/** Gives the HTML of a page; exported by `web/build/server/index.js` as `entry.module.renderPage`. */
export type RenderPage = (path: string, facts: PageFacts) => Promise<string>;

/** The canonical address of a page at home at `origin`. */
export function canonicalAt(origin: string, path: string): string {
  // a community's home below another site's address is its name alone
  return path === '/' && !/^https?:\/\/[^/]+$/.test(origin) ? origin : origin + path;
}
