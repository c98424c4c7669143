import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { findStar } from '@mala/contract/horoscopes.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const MADURAI = { date: '1998-05-14', time: '06:45 AM', place: 'Madurai' };
let member: Person;
beforeAll(async () => {
  member = await makeMember(app().ctx, { status: 0, without: ['horoscope'] });
});

const find = (body: object) => app().call(findStar, { token: member.token, body: body as never });

describe('the star of a birth', () => {
  it('is proposed with what is before and after it', async () => {
    const { status, body } = await find(MADURAI);
    expect(status).toBe(200);
    expect(body).toEqual({
      // swetest -b14.5.1998 -ut01:15:00 -p1 -sid1 has the moon at 237.0430 degrees
      birth_star: 'jyeshtha',
      padham: 4,
      raasi: 'vrischika',
      before: { birth_star: 'jyeshtha', padham: 3, raasi: 'vrischika', minutes: 43 },
      after: { birth_star: 'mula', padham: 1, raasi: 'dhanu', minutes: 339 },
      border: false,
      place: {
        name: 'Madurai',
        district: 'Madurai',
        region: 'Tamil Nadu',
        ta: 'மதுரை',
        mr: 'मदुराई',
        latitude: expect.closeTo(9.92, 1),
        longitude: expect.closeTo(78.12, 1),
        zone: 'Asia/Kolkata',
      },
      ahead: 330,
    });
  });

  it('is at a border if the time may be wrong by as much as is left', async () => {
    const { body } = await find(MADURAI);
    const least = Math.min(body.before.minutes, body.after.minutes);
    const within = Math.min(least, 120);
    expect((await find({ ...MADURAI, within })).body.border).toBe(least <= 120);
    expect((await find({ ...MADURAI, within: Math.max(within - 1, 0) })).body.border).toBe(false);
  });

  it('depends on the clocks of the place, and on the hour that India was ahead in the war', async () => {
    const here = (await find(MADURAI)).body;
    const london = (await find({ ...MADURAI, place: 'London' })).body;
    expect(london.ahead).toBe(60);
    expect(here.after.minutes - london.after.minutes).toBeGreaterThan(265);
    expect((await find({ ...MADURAI, place: 'मदुराई' })).body).toEqual(here);
    expect((await find({ ...MADURAI, date: '1943-05-14' })).body.ahead).toBe(390);
  });

  it('is found with digits of any script, for members of both sites and for the office', async () => {
    const { ctx, call } = app();
    const wanted = (await find(MADURAI)).body;
    const body = { ...MADURAI, date: '१९९८-०५-१४', time: '௦௬:௪௫ AM' };
    const askers = [await makeAdmin(ctx)];
    for (const domain of DOMAINS) askers.push(await makeMember(ctx, { domain }));
    for (const { token } of askers)
      expect((await call(findStar, { token, body })).body).toEqual(wanted);
  });

  it('is 401 without a session', async () => {
    expect((await app().call(findStar, { body: MADURAI })).status).toBe(401);
  });

  it.each([
    [{ date: '1800-01-01' }, 'date'],
    [{ date: '1905-12-31' }, 'date'],
    [{ date: '2100-01-01' }, 'date'],
    [{ date: '1998-02-30' }, 'date'],
    [{ date: '0000-01-01' }, 'date'],
    [{ date: '' }, 'date'],
    [{ date: 19980514 }, 'date'],
    [{ time: '24:10 PM' }, 'time'],
    [{ time: '00:10 AM' }, 'time'],
    [{ time: '06: AM' }, 'time'],
    [{ time: '06:45' }, 'time'],
    [{ time: null }, 'time'],
    [{ place: '' }, 'place'],
    [{ place: 'A village that nobody knows' }, 'place'],
    [{ place: '%' }, 'place'],
    [{ place: 'x'.repeat(1000) }, 'place'],
    [{ place: undefined }, 'place'],
    [{ within: -1 }, 'within'],
    [{ within: 121 }, 'within'],
    [{ within: 1.5 }, 'within'],
    [{ latitude: 90 }, 'latitude'],
  ])('%j is refused', async (wrong, field) => {
    const { status, error } = await find({ ...MADURAI, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(error.Faults ?? {})).toEqual([field]);
  });
});
