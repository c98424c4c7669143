import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDomain } from '@mala/contract/communities/domain.ts';
import type { HomeContents } from '@mala/contract/content.ts';
import type { PageFacts, RenderPage } from '@mala/contract/web-build.ts';
import type { Page, Route } from '@playwright/test';

/** The server build with which the server renders pages. */
async function renderer(): Promise<RenderPage> {
  const path = join(import.meta.dirname, '../../web/build/en/server/index.js');
  const build = await import(pathToFileURL(path).href);
  return build.entry.module.pageRenderer(build);
}

/** Renders the home page of a community again, as the server would with these contents. */
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
  await route.fulfill({
    response,
    body: await render(pathname, { site, home, homes: { en: origin }, styles }),
  });
}

/** From now on home pages show these contents, or the server fails with a status. */
export async function answerHome(page: Page, reply: HomeContents | number): Promise<void> {
  const isHome = ({ pathname }: URL) => /^\/(tamilmala|marathimala)?$/.test(pathname);
  await page.route(isHome, (route) => rewriteHome(route, reply));
  await page.route('**/api/home?*', (route) =>
    typeof reply === 'number'
      ? route.fulfill({ status: reply, json: { Code: 'INTERNAL', Message: 'It broke.' } })
      : route.fulfill({ json: reply }),
  );
}
