import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { BuiltPage, RenderPage } from '@mala/contract/web-build.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPage, useMadeUpWeb } from '../../test/made-up-web.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const TAMIL = 'www.tamil.example';
const MARATHI = 'm.marathi.example';
const NEUTRAL = 'mala.example';

const testApp = useTestApp({
  APP_URL: `https://${NEUTRAL}`,
  SITE_HOSTS: `tamilmala=${TAMIL},tamilmala=tamil.example,marathimala=${MARATHI}`,
  GRIEVANCE_OFFICER: "Meena </script> & O'Neill",
  GRIEVANCE_EMAIL: 'help@mala.example',
});
let app: FastifyInstance;
/** The page that every address without one of its own starts from. */
const FALLBACK = '<title>/__spa-fallback.html</title>';

const text = (value: unknown) =>
  String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What stands for React: it writes all that it is given. */
const renderPage: RenderPage = async (path, { site, home, homes, styles }) => {
  const wears = /tamilmala|marathimala/.exec(path)?.[0] ?? site.domain ?? 'neutral';
  const faces = [...(home?.brides ?? []), ...(home?.grooms ?? [])];
  return `<html data-community="${wears}"><head><title>${path}</title><link rel="canonical" href="${Object.values(homes)[0]}"/>
<style>${styles ?? ''}</style></head><body data-count="${home?.count}">${faces.map(({ name }) => text(name)).join(' ')}
${text(site.grievance.name)}<script type="application/json" id="site">${JSON.stringify(site)}</script></body></html>`;
};

const PAGES = [null, ...DOMAINS].flatMap((community) => {
  const start = community ? `/${community}` : '';
  const page = (path: string, given: Partial<BuiltPage> = {}) =>
    builtPage(start + path || '/', { community, canonical: path || '/', ...given });
  return [
    page('', { home: true, styles: ['/assets/base.css', '/assets/home.css'] }),
    page('/login'),
    page('/view/terms', { changed: '2026-11-21' }),
    page('/offline', { canonical: null }),
  ];
});

const web = useMadeUpWeb({
  pages: PAGES,
  renderPage,
  files: {
    'assets/base.css': '.base{}',
    'assets/home.css': '.home{}',
    'service-worker.js': 'self',
    ...Object.fromEntries(
      [null, ...DOMAINS].map((domain) => {
        const start_url = domain ? `/${domain}` : '/';
        return [`${domain ?? 'neutral'}.webmanifest`, JSON.stringify({ id: start_url, start_url })];
      }),
    ),
  },
});

beforeAll(async () => {
  app = await createApp(testApp().ctx, web());
});
afterAll(() => app.close());

const ask = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, host } });

function wornBy(html: string): string | undefined {
  return /data-community="(\w+)"/.exec(html)?.[1];
}

describe('a public page', () => {
  it.each([
    [NEUTRAL, '/', '/', 'neutral', NEUTRAL],
    [NEUTRAL, '/login', '/login', 'neutral', NEUTRAL],
    ['elsewhere.example', '/', '/', 'neutral', NEUTRAL],
    [NEUTRAL, '/tamilmala', '/tamilmala', 'tamilmala', TAMIL],
    [NEUTRAL, '/tamilmala/login/', '/tamilmala/login', 'tamilmala', TAMIL],
    [TAMIL, '/', '/', 'tamilmala', TAMIL],
    ['TAMIL.example:8443', '/login', '/login', 'tamilmala', TAMIL],
    [MARATHI, '/login', '/login', 'marathimala', MARATHI],
  ])(
    'of %s%s is %s in the texts of %s, with the canonical URL %s',
    async (host, url, path, community, home) => {
      const { statusCode, body, headers } = await ask(host, url);
      expect([statusCode, wornBy(body)]).toEqual([200, community]);
      expect(body).toContain(`<title>${path}</title>`);
      expect(body).toContain(`<link rel="canonical" href="https://${home}"/>`);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['x-robots-tag']).toBeUndefined();
    },
  );

  it.each([TAMIL, NEUTRAL])(
    'of %s is not served under a path that ends in two slashes',
    async (host) => {
      for (const url of ['/login//', '//login']) {
        const { statusCode, body } = await ask(host, url);
        expect([url, statusCode, body.includes(FALLBACK)]).toEqual([url, 404, true]);
      }
    },
  );

  it('has its styles inline, in order', async () => {
    expect((await ask(TAMIL, '/')).body).toContain('<style>.base{}.home{}</style>');
  });

  it.each([
    [NEUTRAL, null],
    [TAMIL, 'tamilmala'],
    [MARATHI, 'marathimala'],
  ])('of %s contains the reply of GET /api/site', async (host, domain) => {
    const site = (await ask(host, '/api/site')).json();
    expect(site.domain).toBe(domain);
    for (const path of ['/', '/profile/search']) {
      const { body } = await ask(host, path);
      expect(body).toContain(JSON.stringify(site));
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask(TAMIL, '/login');
    const again = await ask(TAMIL, '/login', { 'if-none-match': `"x", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await ask(MARATHI, '/login', { 'if-none-match': String(headers.etag) });
    expect([other.statusCode, wornBy(other.body)]).toEqual([200, 'marathimala']);
  });

  it.each([
    [TAMIL, '/'],
    [NEUTRAL, '/marathimala'],
  ])('of %s%s is not cached, as it shows people', async (host, path) => {
    const { headers } = await ask(host, path);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  it.each([
    [NEUTRAL, '/'],
    [TAMIL, '/login'],
  ])('of %s%s may be cached, and is revalidated each time', async (host, path) => {
    const { headers } = await ask(host, path);
    expect([headers['cache-control'], typeof headers.etag]).toEqual(['no-cache', 'string']);
  });
});

describe('a path that begins with a community', () => {
  it.each([
    [TAMIL, '/tamilmala', '/'],
    [TAMIL, '/tamilmala/login?next=1', '/login?next=1'],
    [TAMIL, '/marathimala/view/terms', `https://${MARATHI}/view/terms`],
    [TAMIL, '/tamilmala//elsewhere.example', '/elsewhere.example'],
    [TAMIL, '/tamilmala/%5Celsewhere.example', '/elsewhere.example'],
    [TAMIL, '/marathimala//elsewhere.example', `https://${MARATHI}/elsewhere.example`],
    [TAMIL, '/tamilmala/%09/elsewhere.example', '/%09/elsewhere.example'],
    [TAMIL, '/tamilmala/%0D%0Ax:y', '/%0D%0Ax%3Ay'],
    [TAMIL, '/marathimala/a%3Fb%23c%25?d=1', `https://${MARATHI}/a%3Fb%23c%25?d=1`],
    [TAMIL, '/tamilmala/%E0%AE%95', '/%E0%AE%95'],
  ])('on %s: %s leads to %s', async (host, url, target) => {
    const { statusCode, headers } = await ask(host, url);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  it('that only resembles one is an ordinary page', async () => {
    const { statusCode, body } = await ask(TAMIL, '/tamilmalaria');
    expect([statusCode, body.includes(FALLBACK)]).toEqual([200, true]);
  });
});

describe('a page of members', () => {
  it('has the colours of the host and is not indexed', async () => {
    const { body, headers } = await ask(TAMIL, '/profile/search');
    expect(wornBy(body)).toBe('tamilmala');
    expect(body).toContain(FALLBACK);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it.each(['/api/site', '/api/no-such-call', '/files/photo/x'])(
    '%s is not indexed',
    async (url) => {
      expect((await ask(TAMIL, url)).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/favicon.ico', '/brand/none.png', '/wp-login.php', '/api'])(
    '%s is not a page if there is none',
    async (url) => {
      expect((await ask(TAMIL, url)).statusCode).toBe(404);
    },
  );
});

describe('for search engines', () => {
  it.each([
    [TAMIL, `https://${TAMIL}`],
    ['tamil.example', `https://${TAMIL}`],
    [NEUTRAL, `https://${NEUTRAL}`],
    ['elsewhere.example', `https://${NEUTRAL}`],
  ])(
    'robots.txt of %s excludes pages behind the login and names the sitemap',
    async (host, home) => {
      const { body, headers } = await ask(host, '/robots.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      const lines = body.split('\n');
      for (const path of ['/profile/', '/admin/', '/api/', '/files/', '/password/', '/verify/'])
        expect(lines).toContain(`Disallow: ${path}`);
      for (const path of ['/payments', '/receipt/', '/second-step', '/contact/'])
        expect(lines).toContain(`Disallow: /ta${path}`);
      expect(lines).toContain(`Sitemap: ${home}/sitemap.xml`);
      expect(body).not.toContain('/login');
    },
  );

  it.each([
    [TAMIL, ['', '/ta']],
    [MARATHI, ['', '/mr']],
    [NEUTRAL, ['', '/mr', '/ta']],
  ])('sitemap.xml of %s lists its own public pages in each language', async (host, prefixes) => {
    const { body, headers } = await ask(host, '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
    const expected = prefixes.flatMap((prefix) => [
      [`https://${host}${prefix || '/'}`, undefined],
      [`https://${host}${prefix}/login`, undefined],
      [`https://${host}${prefix}/view/terms`, '2026-11-21'],
    ]);
    expect(new Map(listed.map(([, loc, changed]) => [loc, changed]))).toEqual(
      new Map(expected as [string, string | undefined][]),
    );
    const login = /<loc>[^<]*\/login<\/loc>(.*?)<\/url>/.exec(body)?.[1] ?? '';
    expect([...login.matchAll(/href="(.*?)"/g)].map(([, href]) => href).sort()).toEqual(
      prefixes.map((prefix) => `https://${host}${prefix}/login`).sort(),
    );
  });
});

it.each([
  [NEUTRAL, { id: '/tamilmala', start_url: '/tamilmala' }],
  [TAMIL, { id: '/', start_url: '/' }],
])('the manifest on %s starts at its home page', async (host, expected) => {
  const reply = await ask(host, '/tamilmala.webmanifest');
  expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(reply.json()).toEqual(expected);
});

it('the service worker is revalidated each time, and allowed to run', async () => {
  const { headers } = await ask(TAMIL, '/service-worker.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

describe('if Tamil Mala has the only host', () => {
  let alone: FastifyInstance;
  beforeAll(async () => {
    const { ctx } = testApp();
    const siteHosts = new Map([[TAMIL, 'tamilmala' as const]]);
    const config = { ...ctx.config, appUrl: `https://${TAMIL}`, siteHosts };
    alone = await createApp({ ...ctx, config }, web());
  });
  afterAll(() => alone.close());

  it('the other community has no pages, and search engines are not sent there', async () => {
    const headers = { host: TAMIL };
    const other = await alone.inject({ url: '/marathimala/login', headers });
    expect([other.statusCode, other.body.includes(FALLBACK)]).toEqual([200, true]);
    const { body } = await alone.inject({ url: '/sitemap.xml', headers });
    expect(body).toContain(`<loc>https://${TAMIL}/login</loc>`);
    expect(body).not.toContain('marathimala');
  });
});
