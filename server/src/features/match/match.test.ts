import { KUTAS, type MatchSystem, PORUTHAMS, readMatch } from '@mala/contract/match.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { describe, expect, it } from 'vitest';
import {
  giveDownload,
  giveSubscription,
  makeAdmin,
  makeMember,
  type Person,
  type Wanted,
} from '../../../test/factories.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { REFUSED_STANDINGS } from '../../../test/refused-standings.ts';
import { BHARANI, MISFIT, type Stars, UNKNOWN_STAR } from '../../../test/stars.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const groomWith = (horoscope: Stars = {}, more: Wanted = {}) =>
  makeMember(app().ctx, { gender: 'male', horoscope, ...more });
const brideWith = (horoscope: Stars = BHARANI, more: Wanted = {}) =>
  makeMember(app().ctx, { horoscope, ...more });

function match(
  { token }: { token?: string },
  { user_id }: { user_id: string },
  system?: MatchSystem,
) {
  const query = system ? { system } : undefined;
  return app().call(readMatch, { token, params: { profileId: user_id }, query });
}
async function figure({ token }: Person, { user_id }: Person) {
  return (await app().call(viewProfile, { token, params: { profileId: user_id } })).body.match;
}

describe('who reads which match', () => {
  it('a free member and a paying one read the same, before and after a download', async () => {
    const groom = await groomWith();
    const bride = await brideWith();
    const free = await match(groom, bride);
    expect([free.status, free.body.score]).toEqual([200, 8]);
    await giveSubscription(app().ctx, groom);
    expect((await match(groom, bride)).body).toEqual(free.body);
    await giveDownload(app().ctx, groom, bride);
    expect((await match(groom, bride)).body).toEqual(free.body);
    expect(JSON.stringify(free.body)).not.toMatch(/06:45|Madurai|9840012345|example\.in/);
  });

  it('is 401 without a session', async () => {
    expect((await match({}, await brideWith())).status).toBe(401);
  });

  it.each(REFUSED_STANDINGS)(
    'a member of %j gets %s, and no match with themselves',
    async (wanted, code) => {
      const groom = await groomWith({}, wanted);
      for (const profile of [await brideWith(), { user_id: UNKNOWN_ID }]) {
        const { status, error } = await match(groom, profile);
        expect([status, error.Code]).toEqual([403, code]);
      }
      expect((await match(groom, groom)).status).toBe(404);
    },
  );

  it('is 404 with whom the member may not open', async () => {
    const { ctx } = app();
    const groom = await groomWith();
    const closed = await brideWith();
    await ctx.db
      .updateTable('profiles')
      .set({ away: 'closed' })
      .where('user_id', '=', closed.user_id)
      .execute();
    const hidden = [
      groom,
      await makeMember(ctx, { domain: 'marathimala' }),
      await groomWith(),
      await makeAdmin(ctx),
      await brideWith(BHARANI, { status: 0, without: ['basic', 'photo'] }),
      await brideWith(BHARANI, { away: 'paused' }),
      closed,
      await brideWith(BHARANI, { status: 300 }),
      await brideWith(BHARANI, { status: 500 }),
      { user_id: UNKNOWN_ID },
      { user_id: 'x' },
      { user_id: '\u0000' },
    ];
    for (const profile of hidden) {
      const { status, error } = await match(groom, profile);
      expect([status, error.Code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('is 404 for the office, which reads no match in a profile either', async () => {
    const admin = await makeAdmin(app().ctx);
    const bride = await brideWith();
    expect((await match(admin, bride)).status).toBe(404);
    expect(await figure(admin, bride)).toBeUndefined();
    expect(await figure(bride, bride)).toBeUndefined();
  });

  it('counts as opening the profile, once a day with it', async () => {
    const groom = await groomWith();
    const bride = await brideWith();
    await match(groom, bride);
    await figure(groom, bride);
    await match(groom, bride, 'ashtakoot');
    const opens = await app()
      .ctx.db.selectFrom('profile_opens')
      .where('user_id', '=', groom.user_id)
      .select('profile_id')
      .execute();
    expect(opens).toEqual([{ profile_id: bride.user_id }]);
  });

  it('is 400 for a system that does not exist', async () => {
    const { status, error } = await match(
      await groomWith(),
      await brideWith(),
      'numerology' as MatchSystem,
    );
    expect([status, error.Code]).toEqual([400, 'INVALID']);
  });
});

describe('the match', () => {
  it('is the same seen from either side, with who is who', async () => {
    const groom = await groomWith();
    const bride = await brideWith();
    const [his, hers] = [(await match(groom, bride)).body, (await match(bride, groom)).body];
    expect(hers).toEqual({ ...his, own: 'bride' });
    expect(his).toMatchObject({
      own: 'groom',
      domain: 'tamilmala',
      groom: { mid: groom.mid, star: 'ashwini', padham: 2, raasi: 'mesha' },
      bride: { mid: bride.mid, star: 'bharani', padham: 1, raasi: 'mesha' },
    });
    const { system, score, maximum, verdict } = his;
    expect(await figure(groom, bride)).toEqual({ system, score, maximum, verdict });
  });

  it.each([
    ['tamilmala', 'porutham', 'ashtakoot'],
    ['marathimala', 'ashtakoot', 'porutham'],
  ] as const)('is on %s %s, and %s on request', async (domain, own, other) => {
    const groom = await groomWith({}, { domain });
    const bride = await brideWith(BHARANI, { domain });
    const names = { porutham: [...PORUTHAMS, 'nadi'], ashtakoot: [...KUTAS] };
    for (const system of [own, other]) {
      const { body } = await match(groom, bride, system === own ? undefined : system);
      expect([body.system, body.parts.map(({ name }) => name)]).toEqual([system, names[system]]);
      expect(body.parts.every(({ computable }) => computable)).toBe(true);
    }
    expect(await figure(groom, bride)).toMatchObject({ system: own });
  });

  it('says what a missing padham leaves out, rather than nought', async () => {
    const groom = await groomWith({ birth_star: 'shravana', padham: null, raasi: 'makara' });
    const bride = await brideWith();
    const { body } = await match(groom, bride, 'ashtakoot');
    const missing = ['groom.padham'];
    expect(body.parts).toContainEqual({
      ...{ name: 'vashya', points: null, maximum: 2 },
      ...{ reason: 'missing', computable: false, missing },
    });
    expect(body).toMatchObject({ maximum: 34, flags: ['padham_missing'] });
  });

  it.each([
    [UNKNOWN_STAR, BHARANI, ['own']],
    [MISFIT, BHARANI, ['own']],
    [{}, UNKNOWN_STAR, ['other']],
    [{}, MISFIT, ['other']],
    [{}, { raasi: null, unknown: ['raasi'] }, ['other']],
    [{}, { padham: 9 }, []],
    [UNKNOWN_STAR, MISFIT, ['own', 'other']],
  ] as [Stars, Stars, string[]][])(
    'with %j and %j lacks the star of %j',
    async (his, hers, lacks) => {
      const groom = await groomWith(his);
      const bride = await brideWith(hers);
      for (const system of ['porutham', 'ashtakoot'] as const) {
        const { status, body } = await match(groom, bride, system);
        expect([status, body.lacks ?? []]).toEqual([200, lacks]);
        if (lacks.length > 0)
          expect([body.score, body.verdict, body.parts]).toEqual([null, null, []]);
      }
      expect((await figure(groom, bride))?.lacks ?? []).toEqual(lacks);
    },
  );
});
