import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { lookInReview, nextToReview } from '@mala/contract/moderation/review.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import {
  asOwner,
  giveHoroscopeFile,
  givePhoto,
  makeMember,
  makeStaff,
  type Person,
  type Wanted,
} from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { HOSTILE_IDS } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
let reviewer: Person;
let other: Person;

beforeAll(async () => {
  const { ctx } = app();
  reviewer = await makeStaff(ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
  other = await makeStaff(ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
});

const waiting = (more: Wanted = {}) => makeMember(app().ctx, { status: 0, ...more });

const next = (person: Person, body: object = {}) =>
  app().call(nextToReview, {
    token: person.token,
    body: { except: [], holding: [], take: 1, ...body },
  });

const look = (person: Person, id: string) =>
  app().call(lookInReview, { token: person.token, params: { id } });

const decide = (person: Person, id: string, body: object) =>
  app().call(changeStatus, {
    token: person.token,
    params: { id },
    body: { profile_id: id, ...body },
  });

const approve = (person: Person, id: string) =>
  decide(person, id, { status: 200, from: 0, once: true });

/** Everything that waits is decided, and nobody holds anything. */
async function emptyQueue() {
  const { db } = app().ctx;
  await db.updateTable('profiles').set({ status: 501 }).where('status', 'in', [0, 10]).execute();
}

/** One that waits, as it is loaded ahead. */
async function readAhead(member: Person, person = reviewer) {
  const { db } = app().ctx;
  await db.deleteFrom('review_claims').execute();
  for (let except: string[] = []; ; ) {
    const { rows } = (await next(person, { except, take: 3 })).body;
    const found = rows.find(({ profile }) => profile.profile_id === member.user_id);
    if (found || rows.length === 0) return found;
    except = [...except, ...rows.map(({ profile }) => profile.profile_id)];
  }
}

describe('the queue', () => {
  it('hands out complete profiles that wait, the longest waiting first, with their number', async () => {
    await emptyQueue();
    const first = await waiting();
    await waiting({ without: ['horoscope'] });
    const second = await waiting({ status: 10 });
    await makeMember(app().ctx);
    const elsewhere = await waiting({ domain: 'marathimala' });
    const { status, body } = await next(reviewer, { take: 3 });
    expect(status).toBe(200);
    expect(body.waiting).toBe(2);
    expect(body.rows.map(({ profile }) => profile.profile_id)).toEqual([
      first.user_id,
      second.user_id,
    ]);
    const both = await makeStaff(app().ctx, 'OWNER');
    const marathi = await next(both, { domain: 'marathimala' });
    expect(marathi.body.rows[0]?.profile.profile_id).toBe(elsewhere.user_id);
    expect((await next(reviewer, { domain: 'marathimala' })).body).toMatchObject({ waiting: 0 });
  });

  it('begins anew for who is made to wait again', async () => {
    await emptyQueue();
    const [first, second] = [await waiting(), await waiting()];
    await decide(reviewer, first.user_id, { status: 500 });
    expect((await readAhead(first))?.waiting_since).toBeUndefined();
    await decide(reviewer, first.user_id, { status: 0 });
    const ids = (await next(reviewer, { take: 3 })).body.rows.map((row) => row.profile.profile_id);
    expect(ids).toEqual([second.user_id, first.user_id]);
  });

  it('hands each profile to one person until it is not kept any more', async () => {
    await emptyQueue();
    const people = [await waiting(), await waiting(), await waiting()];
    const one = await next(reviewer);
    const two = await next(other, { take: 2 });
    const ids = [...one.body.rows, ...two.body.rows].map(({ profile }) => profile.profile_id);
    expect(ids).toEqual(people.map(({ user_id }) => user_id));
    expect(two.body.colleagues).toEqual([reviewer.user_name]);
    expect((await next(reviewer, { except: ids.slice(0, 1) })).body.rows).toEqual([]);
    expect((await look(other, ids[0] ?? '')).body.claimed_by).toBe(reviewer.user_name);
    const start = Date.now();
    try {
      app().setNow(new Date(start + 100_000));
      await next(reviewer, { holding: ids.slice(0, 1), take: 0 });
      app().setNow(new Date(start + 130_000));
      // what the other one did not keep is free, what was kept is not
      expect((await next(reviewer, { except: [ids[0]] })).body.rows).toHaveLength(1);
      expect((await look(other, ids[0] ?? '')).body.claimed_by).toBe(reviewer.user_name);
    } finally {
      app().setNow(new Date(start));
    }
  });

  it('hands out different ones to people who ask at the same moment', async () => {
    await emptyQueue();
    for (let made = 0; made < 12; made++) await waiting();
    const answers = await Promise.all(
      [reviewer, other, reviewer, other].map((person) => next(person, { take: 3 })),
    );
    const mine = new Set<string>();
    const theirs = new Set<string>();
    for (const [place, { body }] of answers.entries())
      for (const { profile } of body.rows)
        (place % 2 === 0 ? mine : theirs).add(profile.profile_id);
    expect(mine.size).toBeGreaterThan(0);
    expect(mine.isDisjointFrom(theirs)).toBe(true);
  });

  it.each([
    [{ take: 4 }, 'take'],
    [{ take: '1' }, 'take'],
    [{ except: ['x'] }, 'except.0'],
    [{ holding: 'x' }, 'holding'],
    [{ domain: 'elsewhere' }, 'domain'],
    [{ more: 1 }, 'more'],
  ])('refuses %j', async (body, field) => {
    const answer = await next(reviewer, body);
    expect(answer.status).toBe(400);
    expect(answer.error.Fields).toHaveProperty([field]);
  });
});

describe('who may', () => {
  it('neither guests, members nor cashiers', async () => {
    const member = await waiting();
    const cashier = await makeStaff(app().ctx, 'CASHIER');
    const guest = { ...member, token: '' };
    for (const [person, status] of [
      [guest, 401],
      [member, 403],
      [cashier, 403],
    ] as const) {
      expect((await next(person)).status).toBe(status);
      expect((await look(person, member.user_id)).status).toBe(status);
    }
  });

  it.each(HOSTILE_IDS.filter((id) => id !== '..'))('404 for %j', async (id) => {
    expect((await look(reviewer, id)).status).toBe(404);
  });

  it('404 for a profile of another community', async () => {
    const elsewhere = await waiting({ domain: 'marathimala' });
    expect((await look(reviewer, elsewhere.user_id)).status).toBe(404);
  });
});

describe('contact', () => {
  it('is not in what is loaded ahead, and each look at it is recorded', async () => {
    const member = await waiting();
    await giveHoroscopeFile(app().ctx, member);
    const ahead = await readAhead(member);
    expect(ahead?.files).toHaveLength(1);
    expect(ahead?.profile.attachments).toBeUndefined();
    const phone = sampleSections('tamilmala').basic?.mobiles?.[0] ?? 'x';
    expect(JSON.stringify(ahead)).not.toContain(phone);
    const looks = async () =>
      (await historyOf(app().ctx, member.user_id)).filter(({ action }) => action === 'look');
    expect(await looks()).toHaveLength(0);
    const shown = await look(reviewer, member.user_id);
    expect(shown.body.profile.attachments).toHaveLength(1);
    expect(JSON.stringify(shown.body.profile)).toContain(phone);
    expect(await looks()).toMatchObject([{ actor_id: reviewer.user_id, part: 'contact' }]);
  });
});

describe('what has changed since the last decision', () => {
  it('is told by what was then, with the decisions and who made them', async () => {
    const member = await waiting();
    await givePhoto(app().ctx, member);
    expect((await look(reviewer, member.user_id)).body.earlier).toBeNull();
    await decide(reviewer, member.user_id, { status: 500, reason: 'Too short' });
    const body = { ...sampleSections('tamilmala').personal, about: 'Something else.' };
    await app().call(saveSection.personal, { ...asOwner(member), body });
    const added = await givePhoto(app().ctx, member, 'waiting');
    await decide(other, member.user_id, { status: 0 });
    const now = (await look(reviewer, member.user_id)).body;
    expect(now.profile.personal.about).toBe('Something else.');
    expect(now.earlier?.view.personal.about).toBe(sampleSections('tamilmala').personal?.about);
    expect(now.earlier?.view.mobiles).toEqual(now.profile.mobiles);
    expect(now.earlier?.photos).toHaveLength(1);
    expect(now.earlier?.photos).not.toContain(added);
    expect(now.decisions).toMatchObject([
      { by: other.user_name, from: 500, to: 0, reason: null },
      { by: reviewer.user_name, from: 0, to: 500, reason: 'Too short' },
    ]);
    const ahead = await readAhead(member);
    expect(ahead?.earlier?.view.mobiles).toBeUndefined();
  });

  it('is kept by an approval, and not by taking one back', async () => {
    const member = await waiting();
    await decide(reviewer, member.user_id, { status: 200 });
    const body = { ...sampleSections('tamilmala').family, about_family: 'A new word' };
    await app().call(saveSection.family, { ...asOwner(member), body });
    await decide(reviewer, member.user_id, { status: 10 });
    const { earlier } = (await look(reviewer, member.user_id)).body;
    expect(earlier?.view.family.about_family).not.toBe('A new word');
  });
});

describe('a decision from the queue', () => {
  it('of ten profiles by two people at once: each is decided once, and the other is told by whom', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => waiting()));
    const ravi = await makeStaff(app().ctx, 'REVIEWER', 'tamilmala', 'tamilmala');
    const names = app().ctx.db.updateTable('users').set({ user_name: 'Ravi' });
    await names.where('id', '=', ravi.user_id).execute();
    const answers = await Promise.all(
      people.flatMap(({ user_id }) => [approve(reviewer, user_id), approve(ravi, user_id)]),
    );
    for (const [place, { user_id }] of people.entries()) {
      const pair = answers.slice(place * 2, place * 2 + 2);
      expect(pair.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [mine, his] = pair;
      const [late, by] = mine?.status === 409 ? [mine, 'Ravi'] : [his, reviewer.user_name];
      expect(late?.error).toMatchObject({ Code: 'DECIDED_ALREADY', Decided: { by, status: 200 } });
      const rows = await historyOf(app().ctx, user_id);
      expect(rows.filter(({ action }) => action === 'status')).toHaveLength(1);
    }
  });

  it('is repeated by the same person without harm, and can be changed', async () => {
    const { user_id } = await waiting();
    expect((await approve(reviewer, user_id)).status).toBe(200);
    expect((await approve(reviewer, user_id)).status).toBe(200);
    const change = { status: 500, from: 200, once: true };
    expect((await decide(reviewer, user_id, change)).status).toBe(200);
    const late = await approve(other, user_id);
    expect(late.error).toMatchObject({ Code: 'DECIDED_ALREADY', Decided: { status: 500 } });
  });

  it('that it is a double says of which, in the history too', async () => {
    const [member, first] = [await waiting(), await makeMember(app().ctx)];
    const double = { status: 501, from: 0, once: true, double_of: first.user_id };
    expect((await decide(reviewer, member.user_id, double)).status).toBe(200);
    const { body } = await look(reviewer, member.user_id);
    expect(body).toMatchObject({ status: 501, double_of: { mid: first.mid } });
    const [row] = await historyOf(app().ctx, member.user_id);
    expect(row?.after).toEqual({ status: 501, double_of: first.mid });
  });

  it('refuses as doubled a profile that the viewer may not see, or none', async () => {
    const member = await waiting();
    const elsewhere = await makeMember(app().ctx, { domain: 'marathimala' });
    for (const double_of of [elsewhere.user_id, reviewer.user_id, 'x']) {
      const answer = await decide(reviewer, member.user_id, { status: 501, double_of });
      expect(answer.error.Fields).toHaveProperty('double_of');
    }
  });
});
