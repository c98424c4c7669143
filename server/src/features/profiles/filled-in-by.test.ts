import { me } from '@mala/contract/auth/me.ts';
import { signup } from '@mala/contract/auth/sign-in.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { readSection, saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { FilledInBy, ProfileFor } from '@mala/contract/profiles/filled-in-by.ts';
import { expect, it } from 'vitest';
import { freshMobile, freshName, PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { asOwner, makeAdmin, makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

const { filled_in_by: _, ...basic } = sampleSections('tamilmala').basic;

async function signedUp(profile_for?: ProfileFor, filled_in_by?: FilledInBy) {
  const user_name = freshName('Lakshmi');
  const whom = { profile_for, filled_in_by };
  const body = { user_name, mobile_no: freshMobile(), password: PASSWORD, ...whom };
  const { token } = (await app().call(signup, { body: { ...body, domain: 'tamilmala' } })).body;
  const { user_id } = (await app().call(me, { token })).body;
  return { user_name, token, user_id };
}

async function save(owner: { token: string; user_id: string }, more: object, token = owner.token) {
  const params = { userId: owner.user_id };
  const saved = await app().call(saveSection.basic, { token, params, body: { ...basic, ...more } });
  const read = await app().call(readSection.basic, asOwner(owner));
  return { saved, kept: read.body.filled_in_by };
}

it('a caller that does not know it gets what the signup said at the first save, and keeps it later', async () => {
  const mother = await signedUp('daughter', 'mother');
  expect((await save(mother, {})).kept).toBe('mother');
  expect((await save(mother, { filled_in_by: 'father' })).kept).toBe('father');
  expect((await save(mother, {})).kept).toBe('father');
  const admin = await makeAdmin(app().ctx);
  expect((await save(mother, {}, admin.token)).kept).toBe('father');
  expect((await save(mother, { filled_in_by: null })).kept).toBeNull();
  expect((await save(mother, {})).kept).toBeNull();
});

it('what was not said is not made up, not by whoever saves for the family either', async () => {
  const somebody = await signedUp();
  expect((await save(somebody, {})).kept).toBeNull();
  const friend = await signedUp('friend');
  const admin = await makeAdmin(app().ctx);
  expect((await save(friend, {}, admin.token)).kept).toBeNull();
});

it.each(['aunt', '', 5, ['mother']])('%j is no answer, or none', async (filled_in_by) => {
  const { saved } = await save(await signedUp(), { filled_in_by });
  if (filled_in_by === '') expect(saved.status).toBe(200);
  else
    expect([saved.status, Object.keys(saved.error.Fields ?? {})]).toEqual([400, ['filled_in_by']]);
});

it('whoever may open the profile reads it; a profile from before has none', async () => {
  const { ctx } = app();
  const groom = await makeMember(ctx, { gender: 'male' });
  const read = async (profileId: string, token: string) => {
    const { status, body } = await app().call(viewProfile, { token, params: { profileId } });
    return status === 200 ? body.filled_in_by : status;
  };
  const bride = await makeMember(ctx, { basic: { filled_in_by: 'sister' } });
  expect(await read(bride.user_id, groom.token)).toBe('sister');
  const old = await makeMember(ctx, { basic: { filled_in_by: null } });
  expect(await read(old.user_id, groom.token)).toBeNull();
  const pending = await makeMember(ctx, { gender: 'male', status: 0 });
  expect(await read(bride.user_id, pending.token)).toBe(403);
});

it('the office sees in its list for whom an account was made', async () => {
  const { user_name } = await signedUp('son', 'father');
  const admin = await makeAdmin(app().ctx);
  const list = { token: admin.token, params: { page: '1' }, body: { name: [user_name] } };
  const { body } = await app().call(listProfiles, list);
  expect(body.rows.map(({ profile_for }) => profile_for)).toEqual(['son']);
});
