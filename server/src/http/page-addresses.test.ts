import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPage, useMadeUpWeb } from '../../test/made-up-web.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const testApp = useTestApp();
const web = useMadeUpWeb({
  pages: [builtPage('/'), builtPage('/login')],
  addresses: [
    '',
    ':site?',
    ':site?/login',
    ':site?/signup/:domain?',
    ':site?/confirm/:entryId?/:secret?',
    ':site?/password/new/:userId/:secret',
    ':site?/contact/undo/:userId/:secret',
    'profile/view/:profileId/:sheet?',
    'profile/:mode/basic',
  ],
  renderPage: async (path) =>
    `<title>${path === '/__spa-fallback.html' ? 'any page' : path}</title>`,
});
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp(testApp().ctx, web());
});
afterAll(() => app.close());

it.each([
  '/',
  '/login',
  '/login/?next=1',
  '/Login',
  '/tamilmala',
  '/tamilmala/login',
  '/signup',
  '/signup/marathimala',
  '/password/new/42/abc.def',
  '/confirm',
  '/confirm/42/abc',
  '/profile/view/42',
  '/profile/view/42/match',
  '/profile/edit/basic',
])('replies 200 to %s, a page', async (url) => {
  const reply = await app.inject({ url });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers.etag).toBeDefined();
});

it.each([
  '/no/such/page',
  '/nosuch',
  '/nomala/login',
  '/signup/nomala',
  '/login/more',
  '/profile/view',
  '/profile/view/42/more',
  '/profile/steal/basic',
  '/*',
])('replies 404 to %s, not a page, with the not-found page', async (url) => {
  const first = await app.inject({ url });
  expect(first.statusCode).toBe(404);
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.headers['x-robots-tag']).toBe('noindex');
  expect(first.body).toContain('<title>any page</title>');
  // no ETag: the fallback page is never revalidated
  expect(first.headers.etag).toBeUndefined();
});

it('does not send a page for a missing file or an unknown call', async () => {
  for (const url of ['/assets/none-abc.js', '/api/none']) {
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('json');
  }
});
