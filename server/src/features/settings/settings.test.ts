import type { Domain } from '@mala/contract/communities/domain.ts';
import { readSite } from '@mala/contract/communities/endpoints.ts';
import * as settings from '@mala/contract/settings/endpoints.ts';
import { type SettingGroup, settingSchema } from '@mala/contract/settings/values.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, makeStaff, type Person } from '../../../test/factories.ts';
import { startBeside, startTestApp, type TestApp } from '../../../test/test-app.ts';

const ENV = {
  SUPPORT_WHATSAPP: '9840012345',
  PAYMENT_UPI_ID: 'mala@okbank',
  SITE_HOSTS: 'tamilmala=www.tamil.example,marathimala=m.marathi.example',
};
const TAMIL = { 'x-forwarded-host': 'www.tamil.example' };
const MARATHI = { 'x-forwarded-host': 'm.marathi.example' };

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp(ENV);
  owner = await makeAdmin(app.ctx);
});
afterAll(() => app.close());

const isMoney = (group: SettingGroup) => group === 'payment' || group === 'prices';

async function groupsOf(domain: Domain, { token } = owner) {
  const { body } = await app.call(settings.listSettings, { token, params: { domain } });
  return body.groups;
}

async function settingOf(domain: Domain, group: SettingGroup) {
  const found = (await groupsOf(domain)).find((one) => one.group === group);
  if (!found) throw new Error(`no ${group}`);
  return found;
}

function send(
  domain: Domain,
  group: SettingGroup,
  body: { version: number; value: unknown; reason?: string },
  { token } = owner,
) {
  const call = isMoney(group) ? settings.saveMoneySetting : settings.saveSetting;
  return app.call(call as typeof settings.saveSetting, {
    token,
    params: { domain, group: group as 'support' },
    body,
  });
}

/** Saves over whatever is there. */
async function save(domain: Domain, group: SettingGroup, value: unknown) {
  const { version } = await settingOf(domain, group);
  const reply = await send(domain, group, { version, value });
  expect([reply.status, reply.error]).toEqual([200, expect.anything()]);
  return reply.body;
}

const siteOn = async (headers: Record<string, string>, on = app) =>
  (await on.call(readSite, { headers })).body;

describe('a setting', () => {
  it('begins with what the variables say, and is of one community once it is saved', async () => {
    const first = await settingOf('tamilmala', 'support');
    expect(first).toMatchObject({ version: 0, saved: false, value: { whatsapp: '919840012345' } });
    const saved = await save('tamilmala', 'support', { whatsapp: '+91 90000 11111' });
    expect(saved).toMatchObject({
      ...{ version: 1, saved: true, value: { whatsapp: '919000011111' } },
      ...{ first: first.value, changed_by: owner.user_name },
    });
    expect((await siteOn(TAMIL)).support_whatsapp).toBe('919000011111');
    expect((await siteOn(MARATHI)).support_whatsapp).toBe('919840012345');
    // an empty value is none, also where a variable is set
    await save('tamilmala', 'support', { whatsapp: '' });
    expect((await siteOn(TAMIL)).support_whatsapp).toBeNull();
    const back = await save('tamilmala', 'support', null);
    expect(back).toMatchObject({ version: 3, saved: false, value: first.value });
    expect((await siteOn(TAMIL)).support_whatsapp).toBe('919840012345');
  });

  it('holds at once in another process, and after a restart', async () => {
    const other = await startBeside(app, ENV);
    try {
      expect((await siteOn(MARATHI, other)).grievance.name).toBeNull();
      const value = { officer: 'Meenakshi Sundaram', email: 'help@example.in' };
      await save('marathimala', 'grievance', value);
      expect((await siteOn(MARATHI, other)).grievance.name).toBe('Meenakshi Sundaram');
      expect((await siteOn(MARATHI, app)).grievance).toEqual({
        name: value.officer,
        email: value.email,
      });
    } finally {
      await other.close();
    }
    const started = await startBeside(app, ENV);
    try {
      expect((await siteOn(MARATHI, started)).support_email).toBe('help@example.in');
    } finally {
      await started.close();
    }
  });

  it('is saved by one of two at once; the other is told, and the same again changes nothing', async () => {
    const { version } = await settingOf('marathimala', 'social');
    const links = ['https://facebook.com/a', 'https://facebook.com/b'];
    const replies = await Promise.all(
      links.map((link) => send('marathimala', 'social', { version, value: { links: [link] } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.error.Code).toBe('CHANGED_MEANWHILE');
    const { value } = await settingOf('marathimala', 'social');
    expect((await send('marathimala', 'social', { version, value })).status).toBe(200);
    expect(await settingOf('marathimala', 'social')).toMatchObject({ version: version + 1 });
  });

  it('keeps its former values, with who, why and when', async () => {
    const { token } = owner;
    await save('marathimala', 'support', { whatsapp: '9000022222' });
    const { version } = await settingOf('marathimala', 'support');
    const body = { version, value: { whatsapp: '9000033333' }, reason: 'A new telephone' };
    await send('marathimala', 'support', body);
    const { body: list } = await app.call(settings.listSettingVersions, {
      token,
      params: { domain: 'marathimala', group: 'support', page: 1 },
    });
    expect(list.rows).toMatchObject([
      { version: 2, value: { whatsapp: '919000033333' }, reason: 'A new telephone' },
      { version: 1, value: { whatsapp: '919000022222' }, reason: null, by: owner.user_name },
    ]);
    const row = await app.ctx.db
      .selectFrom('history')
      .innerJoin('history_values', 'history_id', 'id')
      .where('action', '=', 'setting')
      .where('domain', '=', 'marathimala')
      .orderBy('at', 'desc')
      .select(['fields', 'contents'])
      .executeTakeFirstOrThrow();
    expect(row.fields).toEqual(['setting', 'whatsapp']);
    expect(row.contents).toEqual({
      before: { whatsapp: '919000022222' },
      after: { setting: 'support', whatsapp: '919000033333' },
      reason: 'A new telephone',
    });
  });

  it('is for owners of the community', async () => {
    const there = await makeStaff(app.ctx, 'OWNER', 'marathimala', 'marathimala');
    const body = { version: 0, value: { whatsapp: '9000044444' } };
    expect((await send('tamilmala', 'support', body, there)).status).toBe(404);
    const cashier = await makeStaff(app.ctx, 'CASHIER');
    expect((await send('tamilmala', 'support', body, cashier)).status).toBe(403);
    expect((await send('tamilmala', 'support', body, await makeMember(app.ctx))).status).toBe(403);
  });
});

const REASONS = { review: [], payment: [], change: [] };
const REASON = { name: 'own-1', label: 'Late', texts: { en: 'Too late.', ta: 'தாமதம்.' } };
const OFFER = { price: 100, profiles: 10, days: 30 };
const PRICES = Object.fromEntries(
  ['silver', 'gold', 'diamond'].flatMap((code) =>
    Object.entries(OFFER).map(([what, value]) => [`${code}_${what}`, value]),
  ),
);

it.each<[SettingGroup, unknown, string]>([
  ['support', { whatsapp: '12345' }, 'whatsapp'],
  ['support', { whatsapp: 'ring us' }, 'whatsapp'],
  ['support', {}, 'whatsapp'],
  ['support', { whatsapp: '9840012345', more: 1 }, 'more'],
  ['payment', { upi_id: 'mala', bank: '', card_url: '' }, 'upi_id'],
  ['payment', { upi_id: 'mala@ok bank', bank: '', card_url: '' }, 'upi_id'],
  ['payment', { upi_id: '', bank: 'Account 123456789012', card_url: '' }, 'bank'],
  ['payment', { upi_id: '', bank: 'IFSC SBIN0001234', card_url: '' }, 'bank'],
  ['payment', { upi_id: '', bank: 'Account 1234\nIFSC SBIN0001234', card_url: '' }, 'bank'],
  ['payment', { upi_id: '', bank: '', card_url: 'http://pay.example' }, 'card_url'],
  ['payment', { upi_id: '', bank: '', card_url: 'javascript:alert(1)' }, 'card_url'],
  ['prices', { ...PRICES, silver_price: 0 }, 'silver_price'],
  ['prices', { ...PRICES, silver_price: 100_001 }, 'silver_price'],
  ['prices', { ...PRICES, gold_price: 99.5 }, 'gold_price'],
  ['prices', { ...PRICES, gold_days: '30' }, 'gold_days'],
  ['prices', { ...PRICES, diamond_profiles: 0 }, 'diamond_profiles'],
  ['grievance', { officer: 'Meena', email: '' }, 'email'],
  ['grievance', { officer: '', email: 'help@example.in' }, 'officer'],
  ['grievance', { officer: 'Meena', email: 'help' }, 'email'],
  ['social', { links: ['https://example.in/mala'] }, 'links.0'],
  ['social', { links: ['http://facebook.com/mala'] }, 'links.0'],
  ['social', { links: ['https://example.in\\.facebook.com/mala'] }, 'links.0'],
  ['social', { links: ['https://facebook.com/a', 'https://facebook.com/a'] }, 'links'],
  ['home', { headline_en: 'x'.repeat(81) }, 'headline_en'],
  ['home', { headline_mr: 'नमस्कार' }, 'headline_mr'],
  ['reasons', { ...REASONS, review: [{ ...REASON, texts: { en: 'Late' } }] }, 'review.0.texts.ta'],
  ['reasons', { ...REASONS, review: [REASON, REASON] }, 'review'],
  ['reasons', { ...REASONS, payment: [{ ...REASON, label: '' }] }, 'payment'],
  ['reasons', { ...REASONS, change: Array.from({ length: 10 }, () => REASON) }, 'change'],
  ['support', 'x', ''],
])('%s is not saved as %j', async (group, value, field) => {
  const { version } = await settingOf('tamilmala', group);
  const { status, error } = await send('tamilmala', group, { version, value });
  expect([status, error.Code]).toEqual([400, 'INVALID']);
  expect(Object.keys(error.Faults ?? {})).toContain(field);
  expect(await settingOf('tamilmala', group)).toMatchObject({ version });
});

it('takes a number in any digits, and a bank account with spaces', () => {
  const parse = (group: SettingGroup, value: unknown) =>
    settingSchema(group, 'tamilmala').parse(value);
  expect(parse('support', { whatsapp: '௯௮௪௦௦ ௧௨௩௪௫' })).toEqual({ whatsapp: '919840012345' });
  expect(parse('support', { whatsapp: '+44 20 7946 0958' })).toEqual({ whatsapp: '442079460958' });
  const bank = 'Mala\nAccount: 1234 5678 9012\nIFSC: SBIN0001234';
  expect(parse('payment', { upi_id: '', bank, card_url: '' })).toMatchObject({ bank });
});

it('the packages page shows the ways to pay and prices of the own community', async () => {
  const [here, there] = [
    await makeMember(app.ctx),
    await makeMember(app.ctx, { domain: 'marathimala' }),
  ];
  const seenBy = async ({ token }: Person) => (await app.call(listPackages, { token })).body;
  await save('tamilmala', 'prices', { ...PRICES, gold_price: 40 });
  await save('tamilmala', 'payment', { upi_id: 'tamil@okbank', bank: '', card_url: '' });
  const { packages, payment } = await seenBy(here);
  expect(packages.map(({ code, price }) => [code, price])).toEqual([
    ['gold', 40],
    ['diamond', 100],
    ['silver', 100],
  ]);
  expect(payment).toEqual({ upi_id: 'tamil@okbank', bank: null, card_url: null, online: false });
  expect((await seenBy(there)).packages[0]).toEqual({
    ...{ code: 'silver', price: 599, profiles: 30, days: 90 },
  });
  expect((await seenBy(there)).payment.upi_id).toBe('mala@okbank');
  const asked = (person: Person) =>
    app.call(listPackages, { token: person.token, query: { domain: 'tamilmala' } });
  expect((await asked(there)).status).toBe(403);
  expect((await asked(owner)).body.packages[0]?.price).toBe(40);
});
