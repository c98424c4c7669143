import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { changeFeatured } from '@mala/contract/moderation/profiles.ts';
import { expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

async function feature(admin: Person, member: Person, status: unknown) {
  return app().call(changeFeatured, {
    token: admin.token,
    params: { id: member.user_id },
    body: { profile_id: member.user_id, status },
  });
}

async function isFeatured(person: Person): Promise<boolean> {
  const profiles = app().ctx.db.selectFrom('profiles').select('featured');
  const row = await profiles.where('user_id', '=', person.user_id).executeTakeFirstOrThrow();
  return row.featured;
}

it.each(DOMAINS)('features an approved profile of %s, and stops featuring it', async (domain) => {
  const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx, { domain })];
  const on = await feature(admin, member, true);
  expect([on.status, on.body]).toEqual([200, { is_featured: true }]);
  expect(await isFeatured(member)).toBe(true);
  const off = await feature(admin, member, false);
  expect([off.status, off.body]).toEqual([200, { is_featured: false }]);
  expect(await isFeatured(member)).toBe(false);
  const who = { actor_id: admin.user_id, action: 'featured', part: null, reason: null };
  expect(await historyOf(app().ctx, member.user_id)).toEqual([
    { ...who, before: { featured: false }, after: { featured: true } },
    { ...who, before: { featured: true }, after: { featured: false } },
  ]);
});

it('repeating a change is no error and leaves one row in the history', async () => {
  const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx)];
  const answers = await Promise.all(Array.from({ length: 10 }, () => feature(admin, member, true)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await historyOf(app().ctx, member.user_id)).toHaveLength(1);
});

it.each([0, 10, 300, 301, 500, 501] as const)('rejects a profile of status %i', async (status) => {
  const [admin, member] = [await makeAdmin(app().ctx), await makeMember(app().ctx, { status })];
  for (const value of [true, false]) {
    const answer = await feature(admin, member, value);
    expect([answer.status, answer.error.Code]).toEqual([409, 'NOT_APPROVED']);
  }
  expect(await isFeatured(member)).toBe(false);
  expect(await historyOf(app().ctx, member.user_id)).toEqual([]);
});
