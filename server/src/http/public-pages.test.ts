import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let dir: string;
let app: FastifyInstance;

/** A page as the build leaves it. */
function built(community: string, path: string, changed = ''): string {
  const start = community === 'neutral' ? '' : `/${community}`;
  return `<html lang="en" data-community="${community}"><head><link rel="canonical" href="https://site.invalid${path}"/>
<meta property="og:image" content="https://site.invalid/brand/${community}-share.png"/>${changed}</head>
<body><a href="${start}/login">in</a><a href="${start || '/'}">home</a><a href="/signup/marathimala">other</a>
%GRIEVANCE_NAME% <a href="mailto:%GRIEVANCE_EMAIL%">mail</a></body></html>`;
}

async function put(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, name)), { recursive: true });
  await writeFile(join(dir, name), text);
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mala-pages-'));
  const dated = '<meta property="article:modified_time" content="2026-11-21"/>';
  for (const community of ['neutral', 'tamilmala', 'marathimala']) {
    const start = community === 'neutral' ? '' : `${community}/`;
    await put(`${start}index.html`, built(community, '/'));
    await put(`${start}login/index.html`, built(community, '/login'));
    await put(`${start}view/terms/index.html`, built(community, '/view/terms', dated));
    await put(
      `${start}offline/index.html`,
      `<html data-community="${community}"><head><meta name="robots" content="noindex"/></head></html>`,
    );
    const start_url = start ? `/${community}` : '/';
    await put(`${community}.webmanifest`, JSON.stringify({ id: start_url, start_url }));
  }
  await put('__spa-fallback.html', '<html data-community="neutral"><head></head>any page</html>');
  await put('service-worker.js', 'self');
  app = await createApp(testApp().ctx, dir);
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const ask = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, host } });

function wornBy(html: string): string | undefined {
  return /data-community="(\w+)"/.exec(html)?.[1];
}

describe('a public page', () => {
  it.each([
    [NEUTRAL, '/', 'neutral', `https://${NEUTRAL}/`],
    [NEUTRAL, '/login', 'neutral', `https://${NEUTRAL}/login`],
    ['elsewhere.example', '/', 'neutral', `https://${NEUTRAL}/`],
    [NEUTRAL, '/tamilmala', 'tamilmala', `https://${TAMIL}/`],
    [NEUTRAL, '/tamilmala/login/', 'tamilmala', `https://${TAMIL}/login`],
    [TAMIL, '/', 'tamilmala', `https://${TAMIL}/`],
    ['TAMIL.example:8443', '/login', 'tamilmala', `https://${TAMIL}/login`],
    [MARATHI, '/login', 'marathimala', `https://${MARATHI}/login`],
  ])('of %s%s is the one of %s, at home at %s', async (host, url, community, canonical) => {
    const { statusCode, body, headers } = await ask(host, url);
    expect([statusCode, wornBy(body)]).toEqual([200, community]);
    expect(body).toContain(`<link rel="canonical" href="${canonical}"/>`);
    const { origin } = new URL(canonical);
    expect(body).toContain(`content="${origin}/brand/${community}-share.png"`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body).not.toContain('site.invalid');
  });

  it('links within the community that the address names, and without its name where the host does', async () => {
    expect((await ask(NEUTRAL, '/tamilmala')).body).toContain('href="/tamilmala/login"');
    const { body } = await ask(TAMIL, '/');
    expect(body).toContain('<a href="/login">in</a><a href="/">home</a>');
    expect(body).toContain('href="/signup/marathimala"');
  });

  it('names the grievance officer as text, whatever the name holds', async () => {
    const { body } = await ask(TAMIL, '/view/terms');
    expect(body).toContain('Meena &lt;/script&gt; &amp; O&#x27;Neill');
    expect(body).toContain('href="mailto:help@mala.example"');
    expect(body).not.toContain('%GRIEVANCE');
  });

  it.each([
    [NEUTRAL, null],
    [TAMIL, 'tamilmala'],
    [MARATHI, 'marathimala'],
  ])('of %s brings along what GET /api/site answers there', async (host, domain) => {
    const site = (await ask(host, '/api/site')).json();
    expect(site.domain).toBe(domain);
    for (const path of ['/', '/profile/search']) {
      const { body } = await ask(host, path);
      const data = /<script type="application\/json" id="mala-site">(.*?)<\/script>/.exec(
        body,
      )?.[1];
      expect(JSON.parse(data ?? '')).toEqual(site);
    }
  });

  it('of a community says at once what its home page has nothing of', async () => {
    for (const [host, path] of [
      [TAMIL, '/'],
      [NEUTRAL, '/marathimala'],
    ] as const)
      expect((await ask(host, path)).body).toContain('<html data-lacks="brides grooms marriages" ');
    for (const path of ['/', '/tamilmala/login'])
      expect((await ask(NEUTRAL, path)).body).not.toContain('data-lacks');
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await ask(TAMIL, '/login');
    const again = await ask(TAMIL, '/login', { 'if-none-match': `"x", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await ask(MARATHI, '/login', { 'if-none-match': String(headers.etag) });
    expect([other.statusCode, wornBy(other.body)]).toEqual([200, 'marathimala']);
  });
});

describe('an address that begins with a community', () => {
  it.each([
    [TAMIL, '/tamilmala', '/'],
    [TAMIL, '/tamilmala/login?next=1', '/login?next=1'],
    [TAMIL, '/marathimala/view/terms', `https://${MARATHI}/view/terms`],
    [TAMIL, '/tamilmala//elsewhere.example', '/elsewhere.example'],
    [TAMIL, '/tamilmala/%5Celsewhere.example', '/elsewhere.example'],
    [TAMIL, '/marathimala//elsewhere.example', `https://${MARATHI}/elsewhere.example`],
  ])('on %s: %s leads to %s', async (host, url, target) => {
    const { statusCode, headers } = await ask(host, url);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  it('that only looks like one is any other page', async () => {
    const { statusCode, body } = await ask(TAMIL, '/tamilmalaria');
    expect([statusCode, body.includes('any page')]).toEqual([200, true]);
  });
});

describe('a page of members', () => {
  it('wears the colours of the host, says in whose words it was written, and is not to be found', async () => {
    const { body, headers } = await ask(TAMIL, '/profile/search');
    expect(body).toContain('data-community="tamilmala" data-written="neutral"');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it.each(['/api/site', '/api/no-such-call', '/files/photo/x'])(
    '%s is not to be found',
    async (url) => {
      expect((await ask(TAMIL, url)).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/favicon.ico', '/brand/none.png', '/wp-login.php', '/api'])(
    '%s is no page where there is none',
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
    'robots.txt of %s closes what is behind the login and names the sitemap',
    async (host, home) => {
      const { body, headers } = await ask(host, '/robots.txt');
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      const lines = body.split('\n');
      for (const path of ['/profile/', '/admin/', '/api/', '/files/', '/password/', '/verify/'])
        expect(lines).toContain(`Disallow: ${path}`);
      expect(lines).toContain(`Sitemap: ${home}/sitemap.xml`);
      expect(body).not.toContain('/login');
    },
  );

  it.each([
    [TAMIL, TAMIL],
    [MARATHI, MARATHI],
    [NEUTRAL, NEUTRAL],
  ])('sitemap.xml of %s lists its own public pages', async (host, home) => {
    const { body, headers } = await ask(host, '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
    expect(listed.map(([, loc, changed]) => [loc, changed])).toEqual([
      [`https://${home}/`, undefined],
      [`https://${home}/login`, undefined],
      [`https://${home}/view/terms`, '2026-11-21'],
    ]);
  });
});

it.each([
  [NEUTRAL, { id: '/tamilmala', start_url: '/tamilmala' }],
  [TAMIL, { id: '/', start_url: '/' }],
])('the manifest on %s begins at its home page', async (host, expected) => {
  const reply = await ask(host, '/tamilmala.webmanifest');
  expect(reply.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(reply.json()).toEqual(expected);
});

it('the service worker is asked for again each time, and may run', async () => {
  const { headers } = await ask(TAMIL, '/service-worker.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

describe('where Tamil Mala has the only host', () => {
  let alone: FastifyInstance;
  beforeAll(async () => {
    const { ctx } = testApp();
    const siteHosts = new Map([[TAMIL, 'tamilmala' as const]]);
    const config = { ...ctx.config, appUrl: `https://${TAMIL}`, siteHosts };
    alone = await createApp({ ...ctx, config }, dir);
  });
  afterAll(() => alone.close());

  it('the other community is no page, and search engines are not sent there', async () => {
    const headers = { host: TAMIL };
    const other = await alone.inject({ url: '/marathimala/login', headers });
    expect([other.statusCode, other.body.includes('any page')]).toEqual([200, true]);
    const { body } = await alone.inject({ url: '/sitemap.xml', headers });
    expect(body).toContain(`<loc>https://${TAMIL}/login</loc>`);
    expect(body).not.toContain('marathimala');
  });
});
