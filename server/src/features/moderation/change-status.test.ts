import { NEXT_STATUSES, type Status } from '@mala/contract/access/status.ts';
import { me } from '@mala/contract/auth/me.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { givePhoto, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { STATUS_LABELS } from '../../access/viewer.ts';

const app = useTestApp();
const STATUSES = Object.keys(STATUS_LABELS).map(Number) as Status[];
const CELLS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

const by = ({ user_id }: Person) => ({ actor_id: user_id, action: 'status', part: null });

async function change(admin: Person, member: Person, status: number, reason?: string | null) {
  return app().call(changeStatus, {
    token: admin.token,
    params: { id: member.user_id },
    body: { profile_id: member.user_id, status, reason },
  });
}

async function stored(person: Person) {
  return app()
    .ctx.db.selectFrom('profiles')
    .where('user_id', '=', person.user_id)
    .select(['status', 'status_reason', 'approved_at', 'featured'])
    .executeTakeFirstOrThrow();
}

afterEach(() => app().setNow(new Date()));

describe.each(DOMAINS)('on %s', (domain) => {
  it.each(CELLS)('from %i to %i', async (from, to) => {
    const admin = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx, { domain, status: from });
    const { status, body, error } = await change(admin, member, to);
    if (from === to) {
      expect([status, body]).toEqual([200, { status: to, status_label: STATUS_LABELS[to] }]);
      expect(await historyOf(app().ctx, member.user_id)).toEqual([]);
    } else if (NEXT_STATUSES[from].includes(to)) {
      expect([status, body]).toEqual([200, { status: to, status_label: STATUS_LABELS[to] }]);
      expect((await stored(member)).status).toBe(to);
      expect(await historyOf(app().ctx, member.user_id)).toEqual([
        { ...by(admin), before: { status: from }, after: { status: to }, reason: null },
      ]);
    } else {
      expect([status, error.Code]).toEqual([409, 'STATUS_NOT_REACHABLE']);
      expect((await stored(member)).status).toBe(from);
      expect(await historyOf(app().ctx, member.user_id)).toEqual([]);
    }
  });

  it.each(['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const)(
    'does not approve without the step %s',
    async (step) => {
      const admin = await makeAdmin(app().ctx);
      const member = await makeMember(app().ctx, { domain, status: 10, without: [step] });
      const { status, error } = await change(admin, member, 200);
      expect([status, error.Code]).toEqual([409, 'PROFILE_INCOMPLETE']);
      expect(error.Message).toBe('The profile is not complete yet, so it cannot be approved.');
      expect(await stored(member)).toMatchObject({ status: 10, approved_at: null });
      expect((await change(admin, member, 501)).status).toBe(200);
    },
  );
});

// the table of server rules, section 4
it('allows only the transitions in NEXT_STATUSES', () => {
  expect(NEXT_STATUSES).toEqual({
    0: [10, 200, 500, 501],
    10: [0, 200, 500, 501],
    200: [10, 300, 301, 500, 501],
    300: [200, 301],
    301: [200, 300],
    500: [0, 10, 200],
    501: [0, 500],
  });
});

describe('approving', () => {
  it('records the time, each time', async () => {
    const admin = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx, { status: 0 });
    for (const day of ['2026-11-20', '2026-11-25']) {
      const now = new Date(`${day}T10:00:00Z`);
      app().setNow(now);
      await change(admin, member, 200);
      expect((await stored(member)).approved_at).toEqual(now);
      app().setNow(new Date(now.getTime() + 3_600_000));
      await change(admin, member, 10);
      expect((await stored(member)).approved_at).toEqual(now);
    }
  });

  it('again changes nothing', async () => {
    const approved_at = new Date('2026-11-01T10:00:00Z');
    const member = await makeMember(app().ctx, { approved_at });
    await change(await makeAdmin(app().ctx), member, 200);
    expect((await stored(member)).approved_at).toEqual(approved_at);
  });
});

describe('the reason', () => {
  it.each([500, 501] as const)('is stored with %i and shown to the member', async (status) => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    const reason = 'The photos show two people.\nபடம் தெளிவாக இல்லை 🙏';
    await change(admin, member, status, ` ${reason} `);
    expect(await stored(member)).toMatchObject({ status, status_reason: reason });
    expect(await historyOf(app().ctx, member.user_id)).toMatchObject([
      { before: { status: 200 }, after: { status }, reason },
    ]);
    const { body } = await app().call(me, { token: member.token });
    expect(body).toMatchObject({ status, standing: 'refused', status_reason: reason });
    const refusal = await app().call(search, {
      token: member.token,
      params: { page: 1 },
      body: {},
    });
    expect([refusal.status, refusal.error.Message]).toEqual([403, reason]);
  });

  it.each([undefined, null, '', '  '])('is optional: %j', async (reason) => {
    const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
    expect((await change(admin, member, 500, reason)).status).toBe(200);
    expect((await stored(member)).status_reason).toBeNull();
  });

  it.each([0, 10, 200] as const)('ends with the refusal; %i ignores one', async (status) => {
    const admin = await makeAdmin(app().ctx);
    const member = await makeMember(app().ctx, { status: 500, status_reason: 'No photo.' });
    expect((await change(admin, member, status, 'Welcome.')).status).toBe(200);
    expect((await stored(member)).status_reason).toBeNull();
    expect(await historyOf(app().ctx, member.user_id)).toMatchObject([
      { after: { status }, reason: null },
    ]);
  });
});

it.each([10, 300, 301, 500, 501])('moving from 200 to %i ends being featured', async (status) => {
  const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
  const profiles = app().ctx.db.updateTable('profiles').set({ featured: true });
  await profiles.where('user_id', '=', member.user_id).execute();
  await change(admin, member, status);
  expect((await stored(member)).featured).toBe(false);
});

describe('two administrators at once', () => {
  it('cannot both change a status if the second transition does not follow from the first', async () => {
    for (let round = 0; round < 10; round++) {
      const admins = [await makeAdmin(app().ctx), await makeAdmin(app().ctx)] as const;
      const member = await makeMember(app().ctx);
      const answers = await Promise.all([
        change(admins[0], member, 300),
        change(admins[1], member, 500),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await historyOf(app().ctx, member.user_id)).toHaveLength(1);
    }
  });

  it('making the same change leave one row in the history', async () => {
    const [admin, member] = [
      await makeAdmin(app().ctx),
      await makeMember(app().ctx, { status: 0 }),
    ];
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(admin, member, 200)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await historyOf(app().ctx, member.user_id)).toHaveLength(1);
  });
});

describe('the change takes effect at once', () => {
  it.each([
    [0, 'pending', 200, 'PROFILE_PENDING'],
    [10, 'pending', 200, 'PROFILE_PENDING'],
    [200, 'approved', 200, undefined],
    [300, 'married', 403, 'PROFILE_CLOSED'],
    [500, 'refused', 403, 'PROFILE_REFUSED'],
  ] as const)('with %i the member is %s', async (status, standing, ofSearch, ofView) => {
    const from = NEXT_STATUSES[200].includes(status) ? 200 : 500;
    const [admin, groom] = [
      await makeAdmin(app().ctx),
      await makeMember(app().ctx, { gender: 'male' }),
    ];
    const member = await makeMember(app().ctx, { status: from });
    await change(admin, member, status);
    const { token } = member;
    expect((await app().call(me, { token })).body).toMatchObject({ status, standing });
    const found = await app().call(search, { token, params: { page: 1 }, body: {} });
    expect(found.status).toBe(ofSearch);
    const opened = await app().call(viewProfile, { token, params: { profileId: groom.user_id } });
    expect(opened.error.Code).toBe(ofView);
  });

  it.each(DOMAINS)('for what others see of him on %s', async (domain) => {
    const admin = await makeAdmin(app().ctx);
    const bride = await makeMember(app().ctx, { domain });
    const groom = await makeMember(app().ctx, { domain, gender: 'male', status: 0 });
    for (const person of [bride, groom]) await givePhoto(app().ctx, person);
    const sees = async () => {
      const { token } = bride;
      const list = await app().call(search, { token, params: { page: 1 }, body: {} });
      const view = await app().call(viewProfile, { token, params: { profileId: groom.user_id } });
      const row = list.body.rows.find(({ profile_id }) => profile_id === groom.user_id);
      return [row?.photos.length, view.status, JSON.stringify(view.body).includes('/files/photo/')];
    };
    expect(await sees()).toEqual([undefined, 404, false]);
    await change(admin, groom, 200);
    expect(await sees()).toEqual([1, 200, true]);
    await change(admin, groom, 300);
    expect(await sees()).toEqual([undefined, 404, false]);
  });
});
