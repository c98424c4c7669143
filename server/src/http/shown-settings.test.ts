import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import { readSite } from '@mala/contract/communities/endpoints.ts';
import { languagesOf } from '@mala/contract/communities/languages.ts';
import { listReasons, listSettings, saveSetting } from '@mala/contract/settings/endpoints.ts';
import type { SettingValues } from '@mala/contract/settings/values.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, type Person } from '../../test/factories.ts';
import { builtPage, useMadeUpWeb } from '../../test/made-up-web.ts';
import { startBeside, startTestApp, type TestApp } from '../../test/test-app.ts';
import { createApp } from '../app.ts';

const HOST = 'www.tamil.example';
const NEUTRAL = 'mala.example';
const ENV = { SITE_HOSTS: `tamilmala=${HOST}` };

const web = useMadeUpWeb({
  pages: [null, ...DOMAINS].flatMap((community) => [
    builtPage(community ? `/${community}` : '/', { community, home: true }),
    builtPage(`${community ? `/${community}` : ''}/login`, { community }),
  ]),
  renderPage: async (_path, { site }) => JSON.stringify(site),
});

let apps: [TestApp, TestApp];
let pages: [FastifyInstance, FastifyInstance];
let owner: Person;
beforeAll(async () => {
  const first = await startTestApp(ENV);
  apps = [first, await startBeside(first, ENV)];
  pages = [await createApp(apps[0].ctx, web()), await createApp(apps[1].ctx, web())];
  owner = await makeAdmin(first.ctx);
});
afterAll(async () => {
  for (const page of pages) await page.close();
  await apps[1].close();
  await apps[0].close();
});

const shown = async (url: string, host = HOST, at = 0) => {
  const reply = await (pages[at] as FastifyInstance).inject({ url, headers: { host } });
  return { etag: reply.headers.etag, site: JSON.parse(reply.body) };
};

/** Saves the words of a community. */
async function say(domain: Domain, words: Record<string, string>) {
  const { token } = owner;
  const { body } = await apps[0].call(listSettings, { token, params: { domain } });
  const version = body.groups.find(({ group }) => group === 'home')?.version ?? 0;
  const empty = languagesOf(domain).flatMap((tag) =>
    ['headline', 'lead', 'notice'].map((word) => [`${word}_${tag}`, '']),
  );
  const value = { ...Object.fromEntries(empty), ...words };
  const params = { domain, group: 'home' } as const;
  const reply = await apps[0].call(saveSetting, { token, params, body: { version, value } });
  expect(reply.status).toBe(200);
}

describe('the words of the home page', () => {
  it('are in every page of the community and its language, of each process, at once', async () => {
    const before = await shown('/login');
    expect(before.site.words).toBeUndefined();
    await say('tamilmala', { headline_en: 'Vanakkam', lead_ta: 'வணக்கம்', notice_en: 'Closed' });
    for (const at of [0, 1]) {
      const english = await shown('/', HOST, at);
      expect(english.site.words).toEqual({ headline: 'Vanakkam', notice: 'Closed' });
      expect((await shown('/ta', HOST, at)).site.words).toEqual({ lead: 'வணக்கம்' });
      const login = await shown('/login', HOST, at);
      expect(login.site.words).toEqual(english.site.words);
      expect(login.etag).not.toBe(before.etag);
      // rendered once for both
      expect((await shown('/login', HOST, at)).etag).toBe(login.etag);
    }
    await say('tamilmala', {});
    for (const at of [0, 1]) expect((await shown('/login', HOST, at)).etag).toBe(before.etag);
  });

  it('on a host of every community are those of the page’s, which the browser can ask for', async () => {
    await say('marathimala', { headline_en: 'Namaskar' });
    expect((await shown('/marathimala', NEUTRAL)).site).toMatchObject({
      ...{ domain: null, of: 'marathimala', words: { headline: 'Namaskar' } },
    });
    expect((await shown('/tamilmala', NEUTRAL)).site).toMatchObject({ of: 'tamilmala' });
    const neutral = await shown('/', NEUTRAL);
    expect(neutral.site).toMatchObject({ of: 'neutral' });
    expect(neutral.site.words).toBeUndefined();
    const ask = async (domain: Domain, host: string) => {
      const headers = { 'x-forwarded-host': host };
      return (await apps[1].call(readSite, { query: { domain }, headers })).body.words;
    };
    expect(await ask('marathimala', NEUTRAL)).toEqual({ headline: 'Namaskar' });
    // a host of one community says nothing of another
    expect(await ask('marathimala', HOST)).toBeUndefined();
    await say('marathimala', {});
    expect((await shown('/', NEUTRAL)).site.of).toBeUndefined();
  });
});

it('ready reasons are the community’s own, in its languages, for whoever refuses there', async () => {
  const { token } = owner;
  const params = { domain: 'tamilmala', place: 'payment' } as const;
  const first = (await apps[0].call(listReasons, { token, params })).body.reasons;
  expect(first.map(({ name }) => name)).toEqual(['unknown', 'amount', 'later']);
  expect(Object.keys(first[0]?.texts ?? {})).toEqual(['en', 'ta']);

  const { body } = await apps[0].call(listSettings, { token, params: { domain: 'tamilmala' } });
  const before = body.groups.find(({ group }) => group === 'reasons');
  const reasons = before?.value as SettingValues['reasons'];
  const own = { name: 'own-1', label: 'Closed account', texts: { en: 'Closed.', ta: 'மூடியது.' } };
  const payment = [own, ...reasons.payment.slice(0, 1)];
  const value = { ...reasons, payment };
  const saved = await apps[0].call(saveSetting, {
    token,
    params: { domain: 'tamilmala', group: 'reasons' },
    body: { version: before?.version ?? 0, value },
  });
  expect(saved.status).toBe(200);
  const cashier = await makeStaff(apps[0].ctx, 'CASHIER', 'tamilmala', 'tamilmala');
  const listed = (domain: Domain) =>
    apps[1].call(listReasons, { token: cashier.token, params: { domain, place: 'payment' } });
  expect((await listed('tamilmala')).body.reasons).toEqual(payment);
  expect((await listed('marathimala')).status).toBe(404);
});
