import { choosePreferredStates } from '@mala/contract/auth/preferred-states.ts';
import { signOutEverywhere } from '@mala/contract/auth/sessions.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { search } from '@mala/contract/search.ts';
import { expect, it, vi } from 'vitest';
import { makeMember, makeStaff, type Person } from '../../test/factories.ts';
import { formOf } from '../../test/fixtures/uploads.ts';
import { slowCall } from '../../test/slow-upload.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

/** A call that is admitted while half of its body is on its way. */
async function heldBack(
  { token }: Person,
  endpoint: Endpoint,
  content: Response,
  params: Record<string, string | number> = {},
) {
  const { viewers, search: asSearch } = app().ctx;
  const found = vi.spyOn(endpoint === search ? asSearch.searchers : viewers, 'of');
  const slow = await slowCall({ url: app().url, endpoint, params, token, content });
  await expect.poll(() => found.mock.settledResults[0]?.type).toBe('fulfilled');
  found.mockRestore();
  return slow;
}

const signOut = ({ token }: Person) => app().call(signOutEverywhere, { token });

it('a write whose member signs out while its body is on its way writes nothing', async () => {
  const member = await makeMember(app().ctx);
  const body = Response.json({ preselected: false });
  const slow = await heldBack(member, choosePreferredStates, body);
  await signOut(member);
  expect((await slow.finish()).status).toBe(401);
  const { prefers_states } = await app()
    .ctx.db.selectFrom('users')
    .where('id', '=', member.user_id)
    .select('prefers_states')
    .executeTakeFirstOrThrow();
  expect(prefers_states).toBe(true);
});

it('a list is not sent to who signs out meanwhile', async () => {
  const member = await makeMember(app().ctx);
  const slow = await heldBack(member, search, Response.json({ fields: ['card'] }), { page: 1 });
  await signOut(member);
  expect((await slow.finish()).status).toBe(401);
});

it('who signs out meanwhile learns nothing of what was wrong with the body', async () => {
  const member = await makeMember(app().ctx);
  const slow = await heldBack(member, search, Response.json({ nobody: [1] }), { page: 1 });
  await signOut(member);
  expect((await slow.finish()).status).toBe(401);
});

it('an upload whose member signs out meanwhile is not kept', async () => {
  const member = await makeMember(app().ctx);
  const form = new Response(formOf('photo', { name: 'a.jpg', bytes: Buffer.alloc(4096) }));
  const slow = await heldBack(member, addPhoto, form, { userId: member.user_id });
  await signOut(member);
  expect((await slow.finish()).status).toBe(401);
});

it('a decision of the office is not taken once the role is gone, and is while it is there', async () => {
  const { db } = app().ctx;
  const reviewer = await makeStaff(app().ctx, 'REVIEWER');
  const statusOf = async (id: string) =>
    (await db.selectFrom('profiles').where('user_id', '=', id).select('status').execute())[0]
      ?.status;
  for (const isGone of [false, true]) {
    const { user_id } = await makeMember(app().ctx, { status: 10 });
    const body = Response.json({ profile_id: user_id, status: 200 });
    const slow = await heldBack(reviewer, changeStatus, body, { id: user_id });
    if (isGone)
      await db.deleteFrom('staff_roles').where('user_id', '=', reviewer.user_id).execute();
    expect((await slow.finish()).status).toBe(isGone ? 403 : 200);
    expect(await statusOf(user_id)).toBe(isGone ? 10 : 200);
  }
});
