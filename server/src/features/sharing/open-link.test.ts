import * as absences from '@mala/contract/members/absences.ts';
import { eraseMember } from '@mala/contract/members/erasure.ts';
import { listLinks, openLink } from '@mala/contract/sharing.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { giveAbsence } from '../../../test/factories/absences.ts';
import { giveHoroscopeFile, givePhoto, makeAdmin, makeMember } from '../../../test/factories.ts';
import { giveHeldText } from '../../../test/faults/people.ts';
import { makeLink, open, partsOf } from '../../../test/shared-links.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { whileChanging } from '../../../test/while-changing.ts';

const app = useTestApp({ SITE_HOSTS: 'marathimala=m.marathi.example' });
const DAY = 86_400_000;

const wanted = {
  basic: {
    mobiles: ['9871112223', '9871112224'] as [string, string],
    email: 'kept.apart@example.in',
    address: '7 Hidden Lane',
    pincode: '612399',
    date_of_birth: '1997-03-09',
  },
  family: { property_details: 'Three hidden houses' },
  horoscope: { birth_time: '03:17 AM' },
};
const CONTACT = ['9871112223', '9871112224', 'kept.apart@example.in', '7 Hidden Lane', '612399'];
/** What no link shows. */
const NEVER = ['1997-03-09', '03:17 AM', 'Three hidden houses', 'kept-apart', 'service number'];

async function hiddenBride() {
  const bride = await makeMember(app().ctx, wanted);
  await givePhoto(app().ctx, bride);
  await giveHeldText(app().ctx, bride);
  await giveHoroscopeFile(app().ctx, bride, { name: 'kept-apart.pdf' });
  return bride;
}

const openings = async ({ token }: { token: string }) =>
  (await app().call(listLinks, { token })).body.links.map((link) => link.openings);

const found = (reply: unknown, texts: readonly string[]) =>
  texts.filter((one) => JSON.stringify(reply).includes(one));

describe('a link', () => {
  it('shows what members read, no contact and never the birth date, time or files', async () => {
    const bride = await hiddenBride();
    const link = await makeLink(app(), bride);
    const { status, body, headers } = await open(app(), link);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(body).toMatchObject({
      domain: 'tamilmala',
      mid: bride.mid,
      name: 'Meena Sundaram',
      age: expect.any(Number),
      expires_at: link.expires_at,
      horoscope: { raasi: expect.any(String) },
    });
    expect(body.photos).toHaveLength(1);
    expect(found(body, [...CONTACT, ...NEVER, bride.user_id, bride.mobile_no])).toEqual([]);
  });

  it('shows contact where that was chosen, and still nothing else that is paid for', async () => {
    const bride = await hiddenBride();
    const { body } = await open(app(), await makeLink(app(), bride, { contact: true }));
    expect(found(body, CONTACT)).toEqual(CONTACT);
    expect(found(body, NEVER)).toEqual([]);
  });

  it('counts its openings, without those of its owner', async () => {
    const bride = await makeMember(app().ctx);
    const link = await makeLink(app(), bride);
    const other = await makeMember(app().ctx, { gender: 'male' });
    expect((await open(app(), link, { token: bride.token })).status).toBe(200);
    expect(await openings(bride)).toEqual([0]);
    for (const token of [undefined, other.token, 'none of ours'])
      expect((await open(app(), link, token ? { token } : {})).status).toBe(200);
    expect(await openings(bride)).toEqual([3]);
    await Promise.all(Array.from({ length: 20 }, () => open(app(), link)));
    expect(await openings(bride)).toEqual([23]);
  });

  it('does not count one that fails', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx);
    const link = await makeLink(app(), bride);
    await sql`alter table photos rename to hidden`.execute(ctx.db);
    try {
      expect((await open(app(), link)).status).toBe(500);
    } finally {
      await sql`alter table hidden rename to photos`.execute(ctx.db);
    }
    expect(await openings(bride)).toEqual([0]);
  });

  it('answers alike whatever is wrong with it, and counts nothing', async () => {
    const bride = await makeMember(app().ctx);
    const link = await makeLink(app(), bride);
    const other = await makeLink(app(), bride);
    const ended = await makeLink(app(), await makeMember(app().ctx));
    await app().ctx.db.deleteFrom('shared_links').where('id', '=', ended.id).execute();
    const { id, secret } = partsOf(link);
    const right = { id, secret };
    const wrong = [
      { ...right, secret: partsOf(other).secret },
      { ...right, secret: '' },
      { ...right, secret: `${secret}x` },
      { ...right, id: other.id },
      { ...right, id: bride.user_id },
      { ...right, id: 'x' },
      { ...right, domain: 'marathimala' },
      partsOf(ended),
    ];
    const answers = await Promise.all(wrong.map((body) => open(app(), link, { body })));
    // also where the body names its own site
    const headers = { 'x-forwarded-host': 'm.marathi.example' };
    for (const body of [{}, { domain: 'tamilmala' }])
      answers.push(await open(app(), link, { headers, body }));
    const expected = { Code: 'NOT_FOUND', Message: expect.any(String) };
    for (const { status, error } of answers) expect([status, error]).toEqual([404, expected]);
    expect(new Set(answers.map(({ error }) => error.Message)).size).toBe(1);
    expect(await openings(bride)).toEqual([0, 0]);
    expect((await open(app(), link, { body: { domain: 'tamilmala' } })).status).toBe(200);
  });

  it.each([
    { id: 7 },
    { secret: null },
    { secret: 'x'.repeat(201) },
    { domain: 'nomala' },
    { a: 1 },
  ])('is refused with a malformed body: %j', async (body) => {
    const link = await makeLink(app(), await makeMember(app().ctx));
    expect((await open(app(), link, { body })).status).toBe(400);
  });

  it('is opened 1,200 times an hour from one network', async () => {
    const link = { address: '/shared/x/y' };
    const headers = { 'x-forwarded-for': '10.77.1.1' };
    const rule = { name: openLink.name, points: 1200, seconds: 3600 };
    await app().ctx.limits.count(rule, '10.77.1.1', 1190);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => open(app(), link, { headers })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await open(app(), link)).status).toBe(404);
  });
});

describe('a link ends', () => {
  it('with its last day', async () => {
    const bride = await makeMember(app().ctx);
    const link = await makeLink(app(), bride, { days: 2 });
    const at = (ms: number) => app().setNow(new Date(Date.parse(link.expires_at) + ms));
    at(-1);
    expect((await open(app(), link)).status).toBe(200);
    at(0);
    expect((await open(app(), link)).status).toBe(404);
    at(DAY - 2 * DAY);
    expect((await open(app(), link)).status).toBe(200);
    app().setNow(new Date());
  });

  it('while it is being opened: nothing is shown', async () => {
    const bride = await makeMember(app().ctx);
    const link = await makeLink(app(), bride);
    const { status } = await whileChanging(
      app().ctx.db,
      (trx) => trx.deleteFrom('shared_links').where('id', '=', link.id).execute(),
      () => open(app(), link),
    );
    expect(status).toBe(404);
  });

  it.each([
    ['not approved', { status: 10 }],
    ['married', { status: 300 }],
    ['refused', { status: 500 }],
    ['a double', { status: 501 }],
  ] as const)('as long as the profile is %s', async (_, columns) => {
    const bride = await makeMember(app().ctx);
    const link = await makeLink(app(), bride);
    const store = (values: object) =>
      app()
        .ctx.db.updateTable('profiles')
        .set(values)
        .where('user_id', '=', bride.user_id)
        .execute();
    await store(columns);
    expect((await open(app(), link)).status).toBe(404);
    await store({ status: 200 });
    expect((await open(app(), link)).status).toBe(200);
  });

  it('as long as the profile is paused', async () => {
    const bride = await makeMember(app().ctx);
    const link = await makeLink(app(), bride);
    await giveAbsence(app().ctx, bride.user_id, 'paused', { byOffice: false });
    expect((await open(app(), link)).status).toBe(404);
    await app().call(absences.resumeOwn, { token: bride.token });
    expect((await open(app(), link)).status).toBe(200);
  });

  it('for good when the account is closed, also if it is opened again, or erased', async () => {
    const owner = await makeAdmin(app().ctx);
    const bride = await makeMember(app().ctx);
    const link = await makeLink(app(), bride);
    const about = { token: owner.token, params: { id: bride.user_id }, body: { reason: 'asked' } };
    expect((await app().call(absences.closeMember, about)).status).toBe(200);
    expect((await app().call(absences.reopenMember, about)).status).toBe(200);
    expect((await open(app(), link)).status).toBe(404);

    const groom = await makeMember(app().ctx, { gender: 'male' });
    const his = await makeLink(app(), groom);
    const { status } = await app().call(eraseMember, {
      token: owner.token,
      params: { id: groom.user_id },
      body: { asked_by: 'letter', asked_on: '2026-01-02' },
    });
    expect(status).toBe(200);
    expect((await open(app(), his)).status).toBe(404);
  });
});

describe('the photos of a link', () => {
  const size = (link: { address: string }) =>
    open(app(), link).then(({ body }) => body.photos.map(({ url }) => url));

  async function withPhoto() {
    const bride = await makeMember(app().ctx);
    const id = await givePhoto(app().ctx, bride);
    await givePhoto(app().ctx, bride, 'waiting');
    await app().ctx.files.put(`photo/${id}/url`, Buffer.from('seen'));
    const link = await makeLink(app(), bride);
    return { bride, id, link, urls: await size(link) };
  }
  const statusOf = async (url = '') => (await fetch(app().url + url)).status;

  it('have addresses that are signed for this link, and work until it is ended', async () => {
    const { bride, id, link, urls } = await withPhoto();
    const [url = ''] = urls;
    expect(urls).toHaveLength(1);
    expect(url).toMatch(new RegExp(`^/files/photo/${id}/url/link-${link.id}\\?expires=`));
    expect(await statusOf(url)).toBe(200);
    const other = await makeLink(app(), bride);
    expect(await statusOf(url.replace(link.id, other.id))).toBe(404);
    await app().ctx.db.deleteFrom('shared_links').where('id', '=', link.id).execute();
    expect(await statusOf(url)).toBe(404);
  });

  it('are closed with the profile, and when the link has expired', async () => {
    const { bride, link, urls } = await withPhoto();
    const store = (values: object) =>
      app().ctx.db.updateTable('shared_links').set(values).where('id', '=', link.id).execute();
    await store({ expires_at: app().ctx.now() });
    expect(await statusOf(urls[0])).toBe(404);
    await store({ expires_at: new Date(Date.now() + DAY) });
    expect(await statusOf(urls[0])).toBe(200);
    await giveAbsence(app().ctx, bride.user_id, 'paused');
    expect(await statusOf(urls[0])).toBe(404);
  });

  it.each([
    ['removed', { removed_at: new Date() }],
    ['refused', { state: 'refused' }],
    ['in review', { state: 'waiting' }],
  ] as const)('are closed when they are %s, whatever was signed', async (_, values) => {
    const { id, link, urls } = await withPhoto();
    expect(await statusOf(urls[0])).toBe(200);
    await app().ctx.db.updateTable('photos').set(values).where('id', '=', id).execute();
    expect(await statusOf(urls[0])).toBe(404);
    expect(await size(link)).toEqual([]);
  });

  it('are none of another profile', async () => {
    const { link } = await withPhoto();
    const groom = await makeMember(app().ctx, { gender: 'male' });
    const his = await givePhoto(app().ctx, groom);
    await app().ctx.files.put(`photo/${his}/url`, Buffer.from('seen'));
    const signed = (audience: string) =>
      app().ctx.signedUrls.sign(`/files/photo/${his}/url/${audience}`);
    for (const audience of [`link-${link.id}`, 'link-', 'link-x', `link-${groom.user_id}`])
      expect(await statusOf(signed(audience))).toBe(404);
  });
});
