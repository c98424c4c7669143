import { me } from '@mala/contract/auth/me.ts';
import { dayInIndia } from '@mala/contract/india-time.ts';
import { search } from '@mala/contract/search.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'off' });
const HOUR = 60;
const DAY = 24 * HOUR;
const AHEAD = 40 * DAY;
/** Noon in India; each test has days of its own. */
let start = Date.UTC(2027, 0, 1, 6, 30);
let groom: Person;

// each test says when the calls that were noted are written
beforeAll(() => app().ctx.visits.stop());

beforeEach(async () => {
  start += 400 * DAY * 60_000;
  at(0);
  groom = await makeMember(app().ctx, { gender: 'male' });
});

const timeOf = (minutes: number) => new Date(start + minutes * 60_000);
const at = (minutes: number) => app().setNow(timeOf(minutes));
const approvedAt = (minutes: number) => makeMember(app().ctx, { approved_at: timeOf(minutes) });

async function visit(minutes: number, { token } = groom): Promise<void> {
  at(minutes);
  await app().call(me, { token });
  await app().ctx.visits.write();
}

async function list(minutes: number) {
  at(minutes);
  const { body } = await app().call(search, { token: groom.token, params: { page: 1 }, body: {} });
  await app().ctx.visits.write();
  return body.rows;
}

const newAt = async (minutes: number) =>
  (await list(minutes)).flatMap(({ marks, profile_id }) => (marks?.new ? [profile_id] : []));

const stored = ({ user_id } = groom) =>
  app()
    .ctx.db.selectFrom('visits')
    .where('user_id', '=', user_id)
    .selectAll()
    .executeTakeFirstOrThrow();

describe('after visits by a clock that ran 40 days ahead', () => {
  it('new since the last visit goes on as soon as it was set right', async () => {
    await visit(0);
    const first = await approvedAt(10);
    await visit(AHEAD);
    expect(await newAt(HOUR)).toEqual([first.user_id]);
    const second = await approvedAt(2 * HOUR);
    expect(await newAt(3 * HOUR)).toEqual([second.user_id]);
    expect(await newAt(4 * HOUR)).toEqual([]);
  });

  it('so it does where the visit before was one of that clock, too', async () => {
    await visit(AHEAD);
    await visit(AHEAD + HOUR);
    expect(await newAt(HOUR)).toEqual([]);
    const bride = await approvedAt(2 * HOUR);
    expect(await newAt(3 * HOUR)).toEqual([bride.user_id]);
  });

  it('the last call and day are those of the next visit', async () => {
    const bride = await approvedAt(-1);
    await visit(AHEAD, bride);
    await visit(HOUR, bride);
    expect(await stored(bride)).toMatchObject({
      seen_at: timeOf(HOUR),
      active_on: dayInIndia(timeOf(HOUR)),
    });
    const active = async (minutes: number) =>
      (await list(minutes)).find(({ profile_id }) => profile_id === bride.user_id)?.active;
    expect(await active(HOUR + 2)).toBe('today');
    expect(await active(8 * DAY)).toBe('month');
  });

  it('a call that it noted, and that is written later, counts as of then', async () => {
    at(AHEAD);
    await app().call(me, { token: groom.token });
    at(1);
    await app().ctx.visits.write();
    expect(await stored()).toMatchObject({ seen_at: timeOf(1), active_on: dayInIndia(timeOf(1)) });
  });
});
