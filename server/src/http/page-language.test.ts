import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPage, useMadeUpWeb } from '../../test/made-up-web.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const TAMIL = 'tamil.example';
const MARATHI = 'marathi.example';
const DOORS = 'mala.example';
const TA = 'ta-IN,ta;q=0.9,en;q=0.8';
const MR = 'mr-IN';

const testApp = useTestApp({
  APP_URL: `https://${DOORS}`,
  SITE_HOSTS: `tamilmala=${TAMIL},marathimala=${MARATHI}`,
});
const web = useMadeUpWeb({
  pages: [builtPage('/'), builtPage('/login'), builtPage('/offline', { canonical: null })],
  files: { 'assets/a.js': '' },
});
let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp(testApp().ctx, web());
});
afterAll(() => app.close());

const ask = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

async function askedFor(host: string, url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: got } = await ask(host, url, headers);
  return statusCode === 302 ? got.location : statusCode;
}

describe('a first visit', () => {
  it.each([
    [TAMIL, '/', TA, '/ta'],
    [TAMIL, '/login?next=%2Fsearch', TA, '/ta/login?next=%2Fsearch'],
    [TAMIL, '/profile/view/1', TA, '/ta/profile/view/1'],
    [MARATHI, '/login', MR, '/mr/login'],
    [DOORS, '/', MR, '/mr'],
    [DOORS, '/', `hi-IN,hi;q=0.9,${MR};q=0.8,en;q=0.7`, '/mr'],
    [DOORS, '/tamilmala/login', TA, '/ta/tamilmala/login'],
    // nothing that the site offers
    [TAMIL, '/', MR, 200],
    [DOORS, '/tamilmala', MR, 404],
    [DOORS, '/', 'hi-IN', 200],
    // English comes first
    [TAMIL, '/', 'en-IN,en;q=0.9,ta;q=0.8', 200],
    [TAMIL, '/', '*', 200],
    [TAMIL, '/', ';;;q=,,ta;q=nix', 200],
    // a list that no browser sends is not read, which takes long
    [TAMIL, '/', Array(400).fill('ta').join(), 200],
    [TAMIL, '/', Array(200).fill('ta').join(), '/ta'],
  ])('to %s%s by a browser in %s leads to %s', async (host, url, accepted, expected) => {
    const led = await askedFor(host, url, { 'accept-language': accepted });
    expect(led).toBe(expected === 404 ? await askedFor(host, url) : expected);
  });

  it('without a language is English, and caches keep both apart', async () => {
    const { statusCode, headers } = await ask(TAMIL, '/');
    expect([statusCode, headers.vary]).toEqual([200, expect.stringContaining('accept-language')]);
    expect(headers.vary).toContain('cookie');
  });
});

describe('a language chosen on the device', () => {
  it.each([
    [TAMIL, 'language=ta', 'en', '/ta/login'],
    [TAMIL, 'device=1; language=en', TA, 200],
    [DOORS, 'language=mr', TA, '/mr/login'],
    // not offered there: as on a first visit
    [TAMIL, 'language=mr', 'en', 200],
    [TAMIL, 'language=mr', TA, '/ta/login'],
    [TAMIL, 'language=../..', 'en', 200],
  ])('%s with %s', async (host, cookie, accepted, expected) => {
    expect(await askedFor(host, '/login', { cookie, 'accept-language': accepted })).toBe(expected);
  });
});

describe('an address with a language', () => {
  it('is that page in that language, whatever the browser prefers', async () => {
    const reply = await ask(TAMIL, '/ta/login', { cookie: 'language=en', 'accept-language': 'en' });
    expect([reply.statusCode, reply.body]).toEqual([200, '<title>/ta/login']);
    expect((await ask(TAMIL, '/ta')).body).toBe('<title>/ta');
    expect((await ask(TAMIL, '/ta/profile/search')).body).toBe('<title>/ta/__spa-fallback.html');
  });

  it('that the site does not offer leads to the page without it', async () => {
    expect(await askedFor(TAMIL, '/mr/login?a=1')).toBe('/login?a=1');
    expect(await askedFor(MARATHI, '/ta')).toBe('/');
    expect(await askedFor(DOORS, '/mr/tamilmala/login')).toBe('/tamilmala/login');
  });

  it('keeps it where the community has a host of its own', async () => {
    expect(await askedFor(TAMIL, '/ta/tamilmala/login')).toBe('/ta/login');
    expect(await askedFor(TAMIL, '/mr/marathimala')).toBe(`https://${MARATHI}/mr`);
  });

  it('of English, or in capitals, is no page', async () => {
    expect(await askedFor(TAMIL, '/en/no/such/page/at/all')).toBe(404);
    expect(await askedFor(TAMIL, '/TA/no/such/page/at')).toBe(404);
  });

  it('never leads to another host', async () => {
    for (const url of [
      '/mr//evil.example',
      '/mr/%2Fevil.example',
      '/mr/%5Cevil.example',
      '/mr/%09/evil.example',
    ]) {
      const { headers } = await ask(TAMIL, url);
      const { host } = new URL(String(headers.location), `https://${TAMIL}`);
      expect([url, host]).toEqual([url, TAMIL]);
    }
  });
});

describe('an address with further slashes behind its language', () => {
  // the switch of languages leads from /ta/x to /x, and from /ta//x to another host
  it.each([
    [TAMIL, '/ta//evil.example', 'en', '/ta/evil.example'],
    [TAMIL, '/ta//evil.example/offline', 'en', '/ta/evil.example/offline'],
    [TAMIL, '/ta//evil.example/a.js', 'en', '/ta/evil.example/a.js'],
    [TAMIL, '/ta///evil.example?a=1', 'en', '/ta/evil.example?a=1'],
    [TAMIL, '/ta/%5Cevil.example', 'en', '/ta/evil.example'],
    [TAMIL, '//evil.example', 'en', 404],
    [TAMIL, '//evil.example', TA, '/ta/evil.example'],
    [DOORS, '/mr//tamilmala', 'en', '/mr/tamilmala'],
    [TAMIL, '/mr//evil.example', 'en', '/evil.example'],
    [TAMIL, '/ta//', 'en', '/ta'],
  ])('%s%s leads to the page', async (host, url, accepted, expected) => {
    expect(await askedFor(host, url, { 'accept-language': accepted })).toBe(expected);
  });

  it('is no other address', async () => {
    expect(await askedFor(TAMIL, '/ta/')).toBe(200);
    expect(await askedFor(TAMIL, '/ta/profile//search')).not.toBe('/ta/profile/search');
  });
});

it('files and calls have no language', async () => {
  for (const url of ['/assets/a.js', '/assets/none.js', '/robots.txt', '/api/site', '/offline'])
    expect([url, (await ask(TAMIL, url, { 'accept-language': TA })).statusCode]).not.toEqual([
      url,
      302,
    ]);
});
