import { expect, test } from '../support/fixtures.ts';

const PAGES = ['', '/login', '/signup', '/view/terms', '/view/privacy'];
/** The prefix of a language, what follows it, the site's name, and the languages that it offers. */
const SITES = [
  ['', '', 'Mala', ['en', 'ta', 'mr']],
  ['', '/tamilmala', 'Tamil Mala', ['en', 'ta']],
  ['', '/marathimala', 'Marathi Mala', ['en', 'mr']],
  ['/ta', '', 'Mala', ['en', 'ta', 'mr']],
  ['/ta', '/tamilmala', 'Tamil Mala', ['en', 'ta']],
  ['/mr', '/marathimala', 'Marathi Mala', ['en', 'mr']],
] as const;

/** What a reader that runs no scripts finds in the head: each name or property with all its contents. */
function headOf(html: string): {
  title: string[];
  canonical: string[];
  translations: Map<string, string>;
  meta: Map<string, string[]>;
} {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = Map.groupBy(
    head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    ([, name]) => name ?? '',
  );
  return {
    title: [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, text]) => text ?? ''),
    canonical: [...head.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(
      ([, to]) => to ?? '',
    ),
    translations: new Map(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, language = '', to = '']) => [language, to],
      ),
    ),
    meta: new Map([...meta].map(([name, all]) => [name, all.map(([, , text]) => text ?? '')])),
  };
}

for (const [language, start, site, offered] of SITES) {
  const tag = language.slice(1) || 'en';
  test(`each public page of ${site} says in ${tag} what it is, once and in words of its own`, async ({
    request,
    server,
  }) => {
    const seen: string[] = [];
    for (const path of PAGES) {
      const html = await (await request.get(`${language}${start}${path}` || '/')).text();
      const { title, canonical, translations, meta } = headOf(html);
      expect(html).toContain(`<html lang="${tag}"`);
      expect(title, path).toEqual([expect.stringMatching(new RegExp(` · ${site}$`))]);
      expect(canonical, path).toHaveLength(1);
      const { hostname, pathname } = new URL(canonical[0] ?? '');
      // the address of the community that has a host of its own is there
      const prefix = language + (hostname === 'localhost' ? '' : start);
      expect(hostname).toBe(site === 'Tamil Mala' ? 'localhost' : '127.0.0.1');
      expect(pathname).toBe(`${prefix}${path}` || '/');
      expect([...translations.keys()], path).toEqual([...offered, 'x-default']);
      expect(translations.get(tag)).toBe(canonical[0]);
      expect(translations.get('x-default')).toBe(translations.get('en'));
      const { origin, pathname: picture } = new URL(meta.get('og:image')?.[0] ?? '');
      expect(origin).toBe(new URL(canonical[0] ?? '').origin);
      const community = start.slice(1) || 'neutral';
      expect(picture).toBe(`/brand/${community}-share${language.replace('/', '-')}.png`);
      expect(meta.get('og:locale')).toEqual([`${tag}_IN`]);
      const image = await request.get(new URL(picture, server.url).href);
      expect(image.headers()['content-type']).toBe('image/png');
      expect((await image.body()).length).toBeLessThan(150_000);
      for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:image:alt'])
        expect(meta.get(name), `${name} of ${path}`).toEqual([expect.stringMatching(/\p{L}/u)]);
      expect(meta.get('og:url')).toEqual(canonical);
      expect(meta.get('og:site_name')).toEqual([site]);
      expect(meta.get('twitter:card')).toEqual(['summary_large_image']);
      expect(meta.get('robots')).toBeUndefined();
      seen.push(title[0] ?? '', meta.get('description')?.[0] ?? '');
    }
    expect(new Set(seen).size).toBe(seen.length);
  });
}

for (const [language, start, site] of SITES)
  test(`a link to a profile of ${site} says in ${language || '/en'} nothing of it to messengers`, async ({
    request,
  }) => {
    const reply = await request.get(`${language}${start}/shared/somebody/a-secret`);
    const html = await reply.text();
    const { canonical, translations, meta } = headOf(html);
    expect([canonical, translations.size]).toEqual([[], 0]);
    expect(html).not.toContain('a-secret');
    expect(meta.get('robots')).toEqual(['noindex']);
    expect(meta.get('referrer')).toEqual(['no-referrer']);
    expect(meta.get('og:title')).toEqual([expect.stringContaining(site)]);
    expect(meta.get('og:description')).toEqual([expect.stringMatching(/\p{L}/u)]);
    expect(meta.get('og:locale')).toEqual([`${language.slice(1) || 'en'}_IN`]);
    const { pathname: picture } = new URL(meta.get('og:image')?.[0] ?? '');
    const community = start.slice(1) || 'neutral';
    expect(picture).toBe(`/brand/${community}-share${language.replace('/', '-')}.png`);
  });

test('a page of members tells search engines to pass by', async ({ request }) => {
  for (const path of ['/profile/search', '/admin/profile/search', '/upgrade', '/no/such/page']) {
    const reply = await request.get(path);
    expect(headOf(await reply.text()).meta.get('robots'), path).toEqual(['noindex']);
    expect(reply.headers()['x-robots-tag']).toBe('noindex');
  }
});

test('the head stays as it was once the page has come to life', async ({ page, server }) => {
  for (const path of ['/tamilmala', '/marathimala/view/terms']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-community', path.split('/')[1] ?? '');
    for (const one of [
      'title',
      'meta[name=description]',
      'link[rel=manifest]',
      'link[rel=canonical]',
    ])
      await expect(page.locator(`head > ${one}`), `${one} of ${path}`).toHaveCount(1);
    expect(page.url()).toBe(server.url + path);
  }
});
