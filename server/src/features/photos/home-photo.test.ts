import { me } from '@mala/contract/auth/me.ts';
import { allowHomePhoto } from '@mala/contract/photos/album.ts';
import { describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { OTHER_TYPES, UNKNOWN_ID } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const say = (person: Person, body: unknown, userId = person.user_id) =>
  app().call(allowHomePhoto, { token: person.token, params: { userId }, body });

async function said(person: Person): Promise<boolean> {
  return (await app().call(me, person)).body.home_photo;
}

describe('the consent to show a photo on the home page', () => {
  it.each([
    { domain: 'tamilmala', status: 200 },
    { domain: 'marathimala', gender: 'male', status: 0 },
    { status: 0, without: ['photo', 'family', 'horoscope'] },
  ] as const)('is given and withdrawn by the member: %j', async (wanted) => {
    const member = await makeMember(app().ctx, wanted);
    expect(await said(member)).toBe(false);
    for (const allowed of [true, true, false, false, true]) {
      const { status, body } = await say(member, { allowed });
      expect([status, body]).toEqual([200, { Status: 'Success' }]);
      expect(await said(member)).toBe(allowed);
    }
  });

  it('is 401 without a session, 403 for other members', async () => {
    const { ctx } = app();
    const member = await makeMember(ctx);
    const params = { userId: member.user_id };
    const nobody = await app().call(allowHomePhoto, { params, body: { allowed: true } });
    expect(nobody.status).toBe(401);
    for (const other of [
      await makeMember(ctx, { gender: 'male' }),
      await makeMember(ctx, { domain: 'marathimala' }),
    ]) {
      const { status, error } = await say(other, { allowed: true }, member.user_id);
      expect([status, error.Code]).toEqual([403, 'FORBIDDEN']);
      expect(await said(other)).toBe(false);
    }
    expect(await said(member)).toBe(false);
  });

  it('is logged if an administrator gives it for a member, and 404 without a profile', async () => {
    const { ctx } = app();
    const admin = await makeAdmin(ctx);
    const member = await makeMember(ctx);
    expect((await say(admin, { allowed: true }, member.user_id)).status).toBe(200);
    const rows = await historyOf(ctx, member.user_id);
    expect(rows).toEqual([
      {
        actor_id: admin.user_id,
        action: 'edit',
        part: 'home-photo',
        before: { home_photo: false },
        after: { home_photo: true },
        reason: null,
      },
    ]);
    for (const userId of [UNKNOWN_ID, admin.user_id, 'x', '\u0000']) {
      const { status, error } = await say(admin, { allowed: true }, userId);
      expect([status, error.Code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await said(admin)).toBe(false);
  });

  it('accepts only true or false', async () => {
    const member = await makeMember(app().ctx);
    const values = OTHER_TYPES.filter((value) => typeof value !== 'boolean');
    const bodies = [...values.map((allowed) => ({ allowed })), {}, [], { allowed: true, more: 1 }];
    for (const body of bodies) {
      const { status, error } = await say(member, body);
      expect([body, status, error.Code]).toEqual([body, 400, 'INVALID']);
    }
    expect(await said(member)).toBe(false);
  });
});
