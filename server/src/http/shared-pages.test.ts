import type { NewLink } from '@mala/contract/sharing.ts';
import type { SharedFacts } from '@mala/contract/web-build.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givePhoto, makeMember } from '../../test/factories.ts';
import { useMadeUpWeb } from '../../test/made-up-web.ts';
import { makeLink, open, partsOf } from '../../test/shared-links.ts';
import { useTestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const TAMIL = 'www.tamil.example';
const MARATHI = 'm.marathi.example';
const testApp = useTestApp({
  APP_URL: 'https://mala.example',
  SITE_HOSTS: `tamilmala=${TAMIL},marathimala=${MARATHI}`,
});
/** The faces of rendered pages. */
const rendered: (string | null | undefined)[] = [];
/** What stands for React: it writes what the head is made of. */
const web = useMadeUpWeb({
  addresses: [':site?/shared/:linkId/:secret', ':site?/login'],
  renderPage: async (path, { shared, homes }) => {
    rendered.push(shared?.face);
    return `<title>${path}</title>${JSON.stringify({ shared, homes })}`;
  },
});
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp(testApp().ctx, web());
});
afterAll(() => app.close());

interface Asked {
  url: string;
  host?: string;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
}
const ask = ({ url, host = TAMIL, method = 'GET', headers = {} }: Asked) =>
  app.inject({ url, method, headers: { host, ...headers } });

const sharedIn = (body: string): SharedFacts | null =>
  (JSON.parse(body.slice(body.indexOf('{'))) as { shared: SharedFacts | null }).shared;

async function linkOf(wanted: Partial<NewLink> = {}) {
  const bride = await makeMember(testApp().ctx);
  await givePhoto(testApp().ctx, bride);
  const link = await makeLink(testApp(), bride, wanted);
  return { bride, link, path: new URL(link.address).pathname };
}

it('is found where the link says, and kept nowhere: no index, no cache, no referrer', async () => {
  const { link, path } = await linkOf();
  expect(link.address).toMatch(new RegExp(`^https://${TAMIL}/shared/`));
  for (const prefix of ['', '/ta'])
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await ask({ url: prefix + path, method });
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers.etag).toBeUndefined();
      expect(body).not.toContain(partsOf(link).secret);
    }
});

it('says nothing of the profile, and shows its face only where that was chosen', async () => {
  const plain = await linkOf({ contact: false });
  const withFace = await linkOf({ face: true });
  const said = async (url: string) => (await ask({ url })).body;
  expect(sharedIn(await said(plain.path))).toEqual({ community: 'tamilmala', face: null });
  for (const path of [withFace.path, `/ta${withFace.path}`]) {
    const body = await said(path);
    const face = sharedIn(body)?.face ?? '';
    expect(face).toMatch(/^\/files\/photo\/.+\?expires=/);
    for (const known of ['Meena', withFace.bride.mid, withFace.bride.mobile_no])
      expect(body).not.toContain(known);
  }
  // one that was shown with a face says nothing of it to the next link
  expect(sharedIn(await said(plain.path))?.face).toBeNull();
});

it('is rendered once for all who ask for the same face, and shows it no longer than it may', async () => {
  const { link, path } = await linkOf({ face: true });
  await Promise.all(Array.from({ length: 5 }, () => ask({ url: path })));
  const { body } = await ask({ url: path });
  const face = sharedIn(body)?.face;
  expect(rendered.filter((one) => one === face)).toHaveLength(1);
  await testApp().ctx.db.deleteFrom('shared_links').where('id', '=', link.id).execute();
  expect(sharedIn((await ask({ url: path })).body)).toEqual({ community: 'tamilmala', face: null });
});

it('is counted by nobody who only reads the page', async () => {
  const { bride, link, path } = await linkOf({ face: true });
  await Promise.all([ask({ url: path }), ask({ url: path, method: 'HEAD' })]);
  const rows = () =>
    testApp()
      .ctx.db.selectFrom('shared_links')
      .select('openings')
      .where('profile_id', '=', bride.user_id)
      .execute();
  expect(await rows()).toEqual([{ openings: 0 }]);
  await open(testApp(), link, { headers: { 'x-forwarded-host': TAMIL } });
  expect(await rows()).toEqual([{ openings: 1 }]);
});

it('looks alike for a link that is unknown, wrong, ended or of a paused profile', async () => {
  const { bride, link, path } = await linkOf({ face: true });
  const { id } = partsOf(link);
  const other = await linkOf();
  const neutral = { community: 'tamilmala', face: null };
  for (const url of [
    `/shared/${id}/wrong`,
    `/shared/${id}/${partsOf(other.link).secret}`,
    '/shared/nobody/nothing',
    `/shared/${bride.user_id}/x`,
    '/shared/%00/%ff',
  ]) {
    const { statusCode, body } = await ask({ url });
    expect([url, statusCode, sharedIn(body)]).toEqual([url, 200, neutral]);
  }
  await testApp()
    .ctx.db.updateTable('profiles')
    .set({ status: 10 })
    .where('user_id', '=', bride.user_id)
    .execute();
  expect(sharedIn((await ask({ url: path })).body)).toEqual(neutral);
});

it('of one community is none of the other’s', async () => {
  const { path } = await linkOf({ face: true });
  const elsewhere = await ask({ url: path, host: MARATHI });
  expect(sharedIn(elsewhere.body)).toEqual({ community: 'marathimala', face: null });
  const named = await ask({ url: `/marathimala${path}`, host: 'mala.example' });
  expect(sharedIn(named.body)).toEqual({ community: 'marathimala', face: null });
  const led = await ask({ url: `/tamilmala${path}`, host: MARATHI });
  expect([led.statusCode, led.headers.location]).toEqual([302, `https://${TAMIL}${path}`]);
});

it('leads to the language that the phone prefers, and is not kept on the way', async () => {
  const { path } = await linkOf();
  const { statusCode, headers } = await ask({ url: path, headers: { 'accept-language': 'ta' } });
  expect([statusCode, headers.location]).toEqual([302, `/ta${path}`]);
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['/shared', '/shared/x', '/shared/x/y/z', '/nomala/shared/x/y'])(
  'has no page at %s',
  async (url) => {
    expect((await ask({ url })).statusCode).toBe(404);
  },
);

it('is the site’s own page while the database cannot be read', async () => {
  const { path } = await linkOf({ face: true });
  const { db } = testApp().ctx;
  const broken = await createApp(
    { ...testApp().ctx, db: db.withSchema('nowhere') as typeof db },
    web(),
  );
  const { body } = await broken.inject({ url: path, headers: { host: TAMIL } });
  expect(sharedIn(body)).toEqual({ community: 'tamilmala', face: null });
  await broken.close();
});
