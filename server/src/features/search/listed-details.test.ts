import { BUDGETS } from '@mala/contract/budgets.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { search } from '@mala/contract/search.ts';
import { beforeEach, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import {
  giveDownload,
  giveHoroscopeFile,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const NOW = new Date('2026-11-20T10:00:00Z');

/** What the specification names in section 3, beyond what cards show. */
const DETAILS = {
  personal: ['body_type', 'physical_status', 'complexion', 'food_habits', 'about'],
  work: ['education_desc'],
  family: [
    'father_name',
    'mother_name',
    'father_occupation',
    'mother_occupation',
    'sisters',
    'sisters_married',
    'brothers',
    'brothers_married',
    'family_status',
  ],
  horoscope: ['padham', 'birth_place'],
} as const;
/** What no list has. */
const NEVER = ['email', 'address', 'pincode', 'property_details', 'about_family', 'expectation'];

beforeEach(() => app().setNow(NOW));

async function rowOf(viewer: Person, profile: Person, body: Record<string, unknown> = {}) {
  for (let page = 1; page < 20; page++) {
    const reply = await app().call(search, { token: viewer.token, params: { page }, body });
    const row = reply.body.rows.find(({ profile_id }) => profile_id === profile.user_id);
    if (row) return row;
    if (reply.body.rows.length < 20) break;
  }
  throw new Error('not listed');
}

it.each(DOMAINS)('%s: a row has the details that the specification names', async (domain) => {
  const bride = await makeMember(app().ctx, { domain });
  const groom = await makeMember(app().ctx, { domain, gender: 'male' });
  const row = await rowOf(bride, groom);
  const sample: Record<string, Record<string, unknown>> = sampleSections(domain);
  expect(row.dob).toBe(sample.basic?.date_of_birth);
  for (const [section, names] of Object.entries(DETAILS))
    for (const name of names) {
      const values = row[section as keyof typeof DETAILS] as Record<string, unknown>;
      expect([name, values[name]]).toEqual([name, sample[section]?.[name] ?? null]);
    }
  for (const name of ['mobiles', 'attachments', ...NEVER]) expect(row).not.toHaveProperty(name);
  expect(row.horoscope).not.toHaveProperty('birth_time');
});

it('a row has mobiles, birth time and horoscope files after the download', async () => {
  const { ctx } = app();
  const bride = await makeMember(ctx);
  const sister = await makeMember(ctx);
  const groom = await makeMember(ctx, { gender: 'male' });
  const other = await makeMember(ctx, { gender: 'male' });
  await giveHoroscopeFile(ctx, groom);
  await giveDownload(ctx, bride, groom);
  const row = await rowOf(bride, groom);
  expect(row.mobiles).toHaveLength(2);
  expect(row.horoscope.birth_time).toBe(sampleSections('tamilmala').horoscope.birth_time);
  expect(row.attachments?.map(({ name }) => name)).toHaveLength(1);
  for (const name of NEVER) expect(JSON.stringify(row)).not.toContain(`"${name}"`);
  for (const [viewer, profile] of [
    [bride, other],
    [sister, groom],
  ] as const) {
    const closed = await rowOf(viewer, profile);
    for (const name of ['mobiles', 'attachments']) expect(closed).not.toHaveProperty(name);
    expect(closed.horoscope).not.toHaveProperty('birth_time');
  }
});

it('a pending member gets cards alone, and an administrator all but the contact', async () => {
  const { ctx } = app();
  const groom = await makeMember(ctx, { gender: 'male' });
  const pending = await rowOf(await makeMember(ctx, { status: 0 }), groom);
  for (const name of ['dob', 'family', 'mobiles', 'attachments'])
    expect(pending).not.toHaveProperty(name);
  expect(Object.keys(pending.personal).sort()).toEqual(['height_ft', 'marital_status']);
  const office = await rowOf(await makeAdmin(ctx), groom);
  for (const name of ['mobiles', 'attachments']) expect(office).not.toHaveProperty(name);
  expect(office.family?.father_name).toBeTruthy();
});

it('whoever asks for cards gets cards, in two thirds of the bytes at most', async () => {
  const { ctx } = app();
  const bride = await makeMember(ctx);
  const groom = await makeMember(ctx, { gender: 'male' });
  await giveDownload(ctx, bride, groom);
  const card = await rowOf(bride, groom, { fields: ['card'] });
  const row = await rowOf(bride, groom);
  for (const name of ['dob', 'family', 'mobiles', 'attachments'])
    expect(card).not.toHaveProperty(name);
  expect(JSON.stringify(card).length * 1.5).toBeLessThan(JSON.stringify(row).length);
  for (const fields of [['all'], 'card', [1], { card: true }]) {
    const { status, error } = await app().call(search, {
      token: bride.token,
      params: { page: 1 },
      body: { fields },
    });
    expect([status, Object.keys(error.Fields ?? {})]).toEqual([400, ['fields']]);
  }
});

it('of the cards of a day as many have details as one may open profiles', async () => {
  const { ctx } = app();
  const bride = await makeMember(ctx);
  const groom = await makeMember(ctx, { gender: 'male' });
  const cards = Array.from({ length: BUDGETS.opens }, (_, card) => card + 1);
  const reading = { user_id: bride.user_id, day: '2026-11-20', burst_since: NOW, burst: 0 };
  await ctx.db
    .insertInto('card_budgets')
    .values({ ...reading, cards })
    .execute();
  expect(await rowOf(bride, groom)).not.toHaveProperty('dob');
  app().setNow(new Date('2026-11-21T10:00:00Z'));
  expect(await rowOf(bride, groom)).toHaveProperty('dob');
});
