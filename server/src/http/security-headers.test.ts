import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useMadeUpWeb } from '../../test/made-up-web.ts';
import { startTestApp, type TestApp, useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const testApp = useTestApp();
const HASH = createHash('sha256').update('start()').digest('base64');
const web = useMadeUpWeb({
  inlineScripts: [HASH],
  files: { 'assets/app-abc.js': 'export {}' },
});
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp(testApp().ctx, web());
});
afterAll(async () => {
  await app.close();
});

async function headersOf(url: string): Promise<Record<string, string>> {
  return (await app.inject({ url })).headers as Record<string, string>;
}

/** The policy by directive. */
async function policyOf(url: string): Promise<Map<string, string[]>> {
  const policy = (await headersOf(url))['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

// a page, a file, a call, a call that fails, and what nobody serves
const EVERYWHERE = ['/', '/assets/app-abc.js', '/api/site', '/api/me', '/assets/none.js'];

describe.each(EVERYWHERE)('the headers of %s', (url) => {
  it('prevent framing, type sniffing and referrers', async () => {
    const headers = await headersOf(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await policyOf(url)).get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('disable device features', async () => {
    const policy = (await headersOf(url))['permissions-policy'] ?? '';
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(policy).toContain(`${feature}=()`);
  });

  it('allow scripts of this site only, and no inline code', async () => {
    const policy = await policyOf(url);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    const [own, ...others] = policy.get('script-src') ?? [];
    expect(own).toBe("'self'");
    for (const source of others) expect(source).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  it('do not mention HTTPS if the site has none', async () => {
    expect(await headersOf(url)).not.toHaveProperty('strict-transport-security');
  });
});

it('lists the hashes of inline scripts with pages only, not with other files or calls', async () => {
  const policy = await policyOf('/any/page');
  expect(policy.get('script-src')).toEqual(["'self'", `'sha256-${HASH}'`]);
  for (const url of ['/assets/app-abc.js', '/api/site', '/api/me'])
    expect((await policyOf(url)).get('script-src')).toEqual(["'self'"]);
});

describe('a site behind https', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await startTestApp({ APP_URL: 'https://www.example.in' });
  });
  afterAll(() => secure.close());

  it('sets HSTS for a year', async () => {
    const reply = await fetch(`${secure.url}/api/health`);
    await reply.text();
    const [, age] =
      /max-age=(\d+)/.exec(reply.headers.get('strict-transport-security') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 3600);
  });
});
