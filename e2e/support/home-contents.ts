import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDomain } from '@mala/contract/communities/domain.ts';
import type { readHome } from '@mala/contract/content.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { PageFacts, RenderPage } from '@mala/contract/web-build.ts';
import type { Page, Route } from '@playwright/test';

export type HomeContents = Got<typeof readHome.reply>;

// a picture that every server has
const PICTURE = '/brand/neutral.svg';
const PREVIEW = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

const face = (name: string, age: number, city: string, shown: boolean) => ({
  name,
  age,
  city,
  photo: shown ? { short: PICTURE, url: PICTURE, width: 640, height: 704, preview: PREVIEW } : null,
});

export const CAPTIONS = [
  'Kavitha and Arun, Madurai, May 2026',
  'Yazhini and Karthik, Salem, April 2026',
  'Oviya and Gokul, Erode, March 2026',
];

/** A home page with something of everything; what is real is shown with a real server (home-real). */
export const HOME: HomeContents = {
  brides: [
    face('Meena', 24, 'Madurai', true),
    ...['Asha', 'Bala', 'Chitra', 'Devi', 'Ezhil'].map((name) => face(name, 26, 'Salem', false)),
  ],
  grooms: ['Arun', 'Gokul', 'Hari', 'Ilango', 'Kannan', 'Mani'].map((name, at) =>
    face(name, 30, 'Erode', at % 2 === 0),
  ),
  marriages: CAPTIONS.map((caption, at) => ({
    id: `01930000-0000-7000-8000-00000000000${at}`,
    caption,
    large: PICTURE,
    short: PICTURE,
    url: PICTURE,
    width: 1200,
    height: 900,
    preview: PREVIEW,
  })),
};

/** What the server writes its pages with. */
async function renderer(): Promise<RenderPage> {
  const path = join(import.meta.dirname, '../../web/build/server/index.js');
  const build = await import(pathToFileURL(path).href);
  return build.entry.module.pageRenderer(build);
}

/** Writes the home page of a community anew, as the server would with these contents. */
async function rewriteHome(route: Route, reply: HomeContents | number): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const { origin, pathname } = new URL(route.request().url());
  const facts = /id="mala-facts">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { site } = JSON.parse(facts) as Pick<PageFacts, 'site'>;
  const domain = pathname.slice(1) || site.domain;
  if (!isDomain(domain)) return route.fulfill({ response });
  const home =
    typeof reply === 'number'
      ? null
      : {
          ...reply,
          domain,
          marriages: reply.marriages.slice(0, 1),
          count: reply.marriages.length,
        };
  const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? null;
  const render = await renderer();
  await route.fulfill({ response, body: await render(pathname, { site, home, origin, styles }) });
}

/** Shows these contents on home pages, or none where the server fails with a status, from now on. */
export async function answerHome(page: Page, reply: HomeContents | number): Promise<void> {
  const isHome = ({ pathname }: URL) => /^\/(tamilmala|marathimala)?$/.test(pathname);
  await page.route(isHome, (route) => rewriteHome(route, reply));
  await page.route('**/api/home?*', (route) =>
    typeof reply === 'number'
      ? route.fulfill({ status: reply, json: { Code: 'INTERNAL', Message: 'It broke.' } })
      : route.fulfill({ json: reply }),
  );
}
