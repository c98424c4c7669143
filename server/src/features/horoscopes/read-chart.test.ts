import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readChart } from '@mala/contract/horoscopes.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { MUMBAI_CHART } from '@mala/contract/test/mumbai-chart.ts';
import { describe, expect, it } from 'vitest';
import {
  giveDownload,
  makeAdmin,
  makeMember,
  makeStaff,
  type Person,
} from '../../../test/factories.ts';
import { UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { REFUSED_STANDINGS } from '../../../test/refused-standings.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const read = ({ token }: { token?: string }, { user_id }: { user_id: string }) =>
  app().call(readChart, { token, params: { profileId: user_id } });

/** Whether the detail page says the birth time to the viewer. */
async function seesBirthTime(viewer: Person, profile: Person): Promise<boolean> {
  const params = { profileId: profile.user_id };
  const { status, body } = await app().call(viewProfile, { token: viewer.token, params });
  return status === 200 && body.horoscope.birth_time !== undefined;
}

describe('who sees the charts', () => {
  it('are those who see the birth time', async () => {
    const { ctx } = app();
    for (const domain of DOMAINS) {
      const bride = await makeMember(ctx, { domain });
      const groom = await makeMember(ctx, { domain, gender: 'male' });
      const paying = await makeMember(ctx, { domain, gender: 'male' });
      await giveDownload(ctx, paying, bride);
      await giveDownload(ctx, bride, groom);
      const outcomes: [Person, boolean][] = [
        [bride, true],
        [paying, true],
        [await makeAdmin(ctx), true],
        [await makeStaff(ctx, 'REVIEWER', domain, domain), true],
        [groom, false],
        [await makeMember(ctx, { domain }), false],
        [await makeStaff(ctx, 'REVIEWER', 'tamilmala', other(domain)), false],
      ];
      for (const [viewer, may] of outcomes) {
        const { status, error } = await read(viewer, bride);
        expect(status).toBe(may ? 200 : 404);
        if (!may) expect(error.Code).toBe('NOT_FOUND');
        expect(await seesBirthTime(viewer, bride)).toBe(may);
      }
    }
  });

  it('is nobody without a session, and nobody for an unknown profile', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx, { gender: 'male' });
    expect((await read({}, member)).status).toBe(401);
    for (const user_id of [UNKNOWN_ID, 'x', '%', '\u0000', "' OR '1'='1", 'x'.repeat(1000)])
      expect((await read(member, { user_id })).status).toBe(404);
  });

  it.each(REFUSED_STANDINGS)(
    'a member of %j gets %s, also after a download',
    async (wanted, code) => {
      const { ctx } = app();
      const groom = await makeMember(ctx, { ...wanted, gender: 'male' });
      const bride = await makeMember(ctx);
      await giveDownload(ctx, groom, bride);
      const { status, error } = await read(groom, bride);
      expect([status, error.Code]).toEqual([403, code]);
      expect((await read(groom, groom)).status).toBe(200);
    },
  );

  it('a look of the office is recorded', async () => {
    const { ctx } = app();
    const admin = await makeAdmin(ctx);
    const bride = await makeMember(ctx);
    await read(admin, bride);
    const looks = await ctx.db
      .selectFrom('history')
      .where('actor_id', '=', admin.user_id)
      .select(['action', 'part', 'subject_id'])
      .execute();
    expect(looks).toEqual([{ action: 'look', part: 'contact', subject_id: bride.user_id }]);
  });
});

const other = (domain: string) => (domain === 'tamilmala' ? 'marathimala' : 'tamilmala');

describe('the charts', () => {
  const ownOf = async (horoscope: object, domain: 'tamilmala' | 'marathimala' = 'tamilmala') => {
    const basic = { date_of_birth: '1991-12-19' };
    const wanted = { domain, basic, horoscope } as Parameters<typeof makeMember>[1];
    const member = await makeMember(app().ctx, wanted);
    return (await read(member, member)).body;
  };

  it('have lagna and nine grahas in both, as Swiss Ephemeris has them', async () => {
    const { chart, lacks, place } = await ownOf({ birth_time: '07:41 PM', birth_place: 'Mumbai' });
    expect(lacks).toBeNull();
    expect(place).toMatchObject({ name: 'Mumbai', region: 'Maharashtra' });
    expect(chart).toEqual(MUMBAI_CHART);
  });

  it('say why there is none', async () => {
    const birth = { birth_time: '07:41 PM', birth_place: 'Mumbai' };
    for (const [wrong, lacks] of [
      [{ birth_time: null }, 'time'],
      [{ birth_time: '07: PM' }, 'time'],
      [{ birth_place: '' }, 'place'],
      [{ birth_place: null }, 'place'],
      [{ birth_place: 'A village that nobody knows' }, 'unknown_place'],
    ] as const)
      expect(await ownOf({ ...birth, ...wrong })).toEqual({ chart: null, lacks, place: null });
    const empty = await makeMember(app().ctx, { status: 0, without: ['horoscope'] });
    expect((await read(empty, empty)).body.lacks).toBe('time');
    const newest = await makeMember(app().ctx, { status: 0, without: ['basic', 'horoscope'] });
    expect((await read(newest, newest)).body.lacks).toBe('date');
  });

  it('take a town of the site where several have the name', async () => {
    const birth = { birth_time: '07:41 PM', birth_place: 'Aurangabad' };
    expect((await ownOf(birth, 'marathimala')).place?.region).toBe('Maharashtra');
    const bihar = { ...birth, birth_place: 'Aurangabad, Bihar' };
    expect((await ownOf(bihar, 'marathimala')).place?.region).toBe('Bihar');
  });
});
