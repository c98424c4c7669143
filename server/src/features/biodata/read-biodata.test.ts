import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addressOf, askBiodata, fetchBiodata } from '../../../test/biodata-files.ts';
import { giveAbsence } from '../../../test/factories/absences.ts';
import {
  giveDownload,
  giveSubscription,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import { HOSTILE_IDS, UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { REFUSED_STANDINGS } from '../../../test/refused-standings.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const ask = (viewer: { token?: string }, of: { user_id: string }, query = {}) =>
  askBiodata(app(), viewer, of as Person, query);
const other = (domain: Domain): Domain => (domain === 'tamilmala' ? 'marathimala' : 'tamilmala');

async function pair(wanted: Parameters<typeof makeMember>[1] = {}) {
  const bride = await makeMember(app().ctx, wanted);
  const groom = await makeMember(app().ctx, { domain: bride.domain, gender: 'male' });
  await giveDownload(app().ctx, groom, bride);
  return { bride, groom };
}

describe('who may have a biodata', () => {
  it.each(DOMAINS)('is whoever sees the contact: %s', async (domain) => {
    const { ctx } = app();
    const { bride, groom } = await pair({ domain });
    const unpaid = await makeMember(ctx, { domain, gender: 'male' });
    const paying = await makeMember(ctx, { domain, gender: 'male' });
    await giveSubscription(ctx, paying);
    const outcomes: [Person, boolean][] = [
      [bride, true],
      [groom, true],
      [await makeAdmin(ctx), true],
      [await makeStaff(ctx, 'REVIEWER', domain, domain), true],
      [await makeStaff(ctx, 'REVIEWER', domain, other(domain)), false],
      [unpaid, false],
      // paid, and did not open the contact
      [paying, false],
      [await makeMember(ctx, { domain }), false],
      [await makeMember(ctx, { domain: other(domain), gender: 'male' }), false],
    ];
    for (const [viewer, may] of outcomes) {
      const { status, body, error } = await ask(viewer, bride);
      expect(status).toBe(may ? 200 : 404);
      if (may) expect(body.file_name).toBe(`${bride.mid}-biodata.pdf`);
      else expect(error.Code).toBe('NOT_FOUND');
    }
    // the download is his alone
    expect((await ask(bride, groom)).status).toBe(404);
    expect((await ask({}, bride)).status).toBe(401);
  });

  it('is nobody of the office who does not see contacts', async () => {
    const bride = await makeMember(app().ctx);
    for (const role of ['CASHIER', 'HELPER'] as const) {
      const somebody = await makeStaff(app().ctx, role);
      const { status, error } = await ask(somebody, bride);
      expect([status, error.Code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it.each(REFUSED_STANDINGS)(
    'a member of %j has the own one, and of another %s',
    async (wanted, code) => {
      const groom = await makeMember(app().ctx, { ...wanted, gender: 'male' });
      const bride = await makeMember(app().ctx);
      await giveDownload(app().ctx, groom, bride);
      const { status, error } = await ask(groom, bride);
      expect([status, error.Code]).toEqual([403, code]);
      expect((await ask(groom, groom)).status).toBe(200);
    },
  );

  it.each([
    [{ status: 10 }],
    [{ status: 300 }],
    [{ status: 301 }],
    [{ status: 500 }],
    [{ status: 501 }],
    [{ away: 'paused' }],
    [{ away: 'closed' }],
  ] as const)('of a profile that is %j now nobody, also after a download', async (columns) => {
    const { bride, groom } = await pair();
    const { db } = app().ctx;
    await db.updateTable('profiles').set(columns).where('user_id', '=', bride.user_id).execute();
    const { status, error } = await ask(groom, bride);
    expect([status, error.Code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is nobody for an id that names no profile', async () => {
    const member = await makeMember(app().ctx);
    for (const user_id of HOSTILE_IDS)
      expect((await ask(member, { user_id })).status).toBeOneOf([400, 404]);
  });
});

it('has its address sixty times in ten minutes', async () => {
  const member = await makeMember(app().ctx);
  const answers = await Promise.all(Array.from({ length: 63 }, () => ask(member, member)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(refused.map(({ error }) => error.Code)).toEqual(Array(3).fill('TOO_MANY'));
});

describe('what is chosen', () => {
  it.each([{ format: 'doc' }, { language: 'fr' }, { photo: 'maybe' }, { contact: '' }])(
    'is refused where it is none: %j',
    async (query) => {
      const member = await makeMember(app().ctx);
      const { status, error } = await ask(member, member, query);
      expect([status, error.Code]).toEqual([400, 'INVALID']);
    },
  );

  it('is a picture of one’s own only', async () => {
    const { bride, groom } = await pair();
    const picture = { format: 'picture', language: 'ta' };
    for (const viewer of [groom, await makeAdmin(app().ctx)]) {
      const { status, error } = await ask(viewer, bride, picture);
      expect([status, error.Code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await ask(bride, bride, picture)).body.file_name).toBe(`${bride.mid}-biodata.jpg`);
    const { reply, file } = await fetchBiodata(app(), bride, bride, picture);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
      height: 1920,
    });
    expect(file.length).toBeLessThan(500_000);
  });

  it('comes as a file of its name, which no other page may show or keep', async () => {
    const { bride } = await pair();
    const { reply, file } = await fetchBiodata(app(), bride, bride, { language: 'ta' });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${bride.mid}-biodata.pdf"`,
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
    });
    expect(file.toString('latin1')).toContain('/Lang (ta)');
  });
});

describe('the address of a biodata', () => {
  const open = async (address: string) => (await fetch(app().url + address)).status;

  it('is signed for its profile, its session and what was chosen', async () => {
    const { bride, groom } = await pair();
    const stranger = await makeMember(app().ctx, { gender: 'male' });
    const address = await addressOf(app(), groom, bride, { contact: 'false' });
    const [path = '', query = ''] = address.split('?');
    const [, , , profile = '', session = '', choices = ''] = path.split('/');
    const own = await addressOf(app(), stranger, stranger);
    const theirs = own.split('/')[4] ?? '';
    expect(await open(address)).toBe(200);
    for (const wrong of [
      path,
      `${path}?${query}x`,
      `${path.replace(choices, `${choices}-contact`)}?${query}`,
      `${path.replace(choices, 'picture-en')}?${query}`,
      `${path.replace(profile, stranger.user_id)}?${query}`,
      `${path.replace(session, theirs)}?${query}`,
      `${path}?${query.replace(/expires=\d+/, 'expires=99999999999')}`,
    ])
      expect(await open(wrong)).toBe(404);
    // signed by us, and still nothing
    const { signedUrls } = app().ctx;
    for (const wrong of [
      path.replace(session, theirs),
      path.replace(session, 'x'),
      path.replace(profile, 'x'),
      path.replace(choices, 'picture-en'),
      path.replace(session, UNKNOWN_ID),
    ])
      expect(await open(signedUrls.sign(wrong))).toBe(404);
  });

  it('ends within the hour', async () => {
    const { bride } = await pair();
    const address = await addressOf(app(), bride, bride);
    app().setNow(new Date(Date.now() + 61 * 60_000));
    expect(await open(address)).toBe(404);
    app().setNow(new Date());
    expect(await open(address)).toBe(200);
  });

  const profileOf = (person: Person, columns: object) =>
    app()
      .ctx.db.updateTable('profiles')
      .set(columns)
      .where('user_id', '=', person.user_id)
      .execute();

  it.each<[string, (people: { bride: Person; groom: Person }) => Promise<unknown>]>([
    ['the viewer is no longer approved', ({ groom }) => profileOf(groom, { status: 10 })],
    ['the viewer is refused', ({ groom }) => profileOf(groom, { status: 500 })],
    ['the viewer is married', ({ groom }) => profileOf(groom, { status: 300 })],
    ['the viewer paused', ({ groom }) => giveAbsence(app().ctx, groom.user_id, 'paused')],
    [
      'the viewer’s account is closed',
      ({ groom }) => giveAbsence(app().ctx, groom.user_id, 'closed'),
    ],
    ['the profile is no longer approved', ({ bride }) => profileOf(bride, { status: 10 })],
    ['the profile is married', ({ bride }) => profileOf(bride, { status: 301 })],
    ['the profile is paused', ({ bride }) => giveAbsence(app().ctx, bride.user_id, 'paused')],
    ['the account is closed', ({ bride }) => giveAbsence(app().ctx, bride.user_id, 'closed')],
    [
      'the download is gone',
      ({ groom }) =>
        app().ctx.db.deleteFrom('downloads').where('user_id', '=', groom.user_id).execute(),
    ],
    [
      'the viewer signed out',
      ({ groom }) =>
        app()
          .ctx.db.updateTable('sessions')
          .set({ ended_at: new Date() })
          .where('user_id', '=', groom.user_id)
          .execute(),
    ],
  ])('is of no use once %s', async (_, happen) => {
    const people = await pair();
    const address = await addressOf(app(), people.groom, people.bride);
    await happen(people);
    expect(await open(address)).toBe(404);
  });

  it('stays one’s own whatever becomes of the profile', async () => {
    const { bride } = await pair();
    const address = await addressOf(app(), bride, bride);
    await profileOf(bride, { status: 10 });
    expect(await open(address)).toBe(200);
  });

  it('records each look of the office, at the address and at the file', async () => {
    const { ctx } = app();
    const { bride } = await pair();
    const admin = await makeAdmin(ctx);
    const looks = async () =>
      ctx.db
        .selectFrom('history')
        .where('actor_id', '=', admin.user_id)
        .select(['action', 'part', 'subject_id', 'address'])
        .execute();
    const look = {
      action: 'look',
      part: 'contact',
      subject_id: bride.user_id,
      address: '127.0.0.1',
    };
    const address = await addressOf(app(), admin, bride);
    expect(await looks()).toEqual([look]);
    app().setNow(new Date(Date.now() + 20 * 60_000));
    expect(await open(address)).toBe(200);
    expect(await looks()).toEqual([look, look]);
    app().setNow(new Date());
  });
});
