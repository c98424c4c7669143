import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPage, useMadeUpWeb } from '../../test/made-up-web.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const testApp = useTestApp();
const TITLES: Readonly<Record<string, string>> = { '/': 'home', '/login': 'login' };
const web = useMadeUpWeb({
  pages: [builtPage('/'), builtPage('/login')],
  inlineScripts: ['a'.repeat(43)],
  files: { 'assets/app-abc.js': 'export {}', 'offline/index.html': '<title>offline</title>' },
  renderPage: async (path) => `<title>${TITLES[path] ?? 'any page'}</title>`,
});
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp(testApp().ctx, web());
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
});

describe('the built web', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/profile/search?state=kerala', 'any page'],
    ['/no/such/page', 'any page'],
  ])('replies to %s with its page, revalidated each time', async (url, title) => {
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`<title>${title}</title>`);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('lets browsers cache files with a hash in their names', async () => {
    const reply = await app.inject({ url: '/assets/app-abc.js' });
    expect(reply.headers['cache-control']).toContain('immutable');
  });

  it.each(['/assets/app-old.js', '/api/no-such-call', '/files/photo/x', '/files/../package.json'])(
    'replies to %s with 404 or a page, never with a file outside the build',
    async (url) => {
      const reply = await app.inject({ url });
      expect([200, 404]).toContain(reply.statusCode);
      expect(reply.body).not.toContain('"workspaces"');
      if (reply.statusCode === 200) expect(reply.body).toContain('any page');
    },
  );

  it('allows only the inline scripts of its own pages', async () => {
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('sends the page again if a form was submitted without scripts, and ignores the data', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'mobile_no=9876543210&password=secret',
    });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/login');
  });

  it.each(['//', '/\\', '/\\/'])('does not redirect to another site: %s', async (start) => {
    const { port } = app.server.address() as AddressInfo;
    const call = request({ port, method: 'POST', path: `${start}elsewhere.example/login` }).end();
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    reply.resume();
    expect(reply.headers.location).toBe('/elsewhere.example/login');
  });

  it('replies to an unknown call with an API error', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/no-such-call' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ Code: 'NOT_FOUND' });
  });
});
