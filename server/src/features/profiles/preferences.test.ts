import { STATUS } from '@mala/contract/access/status.ts';
import { me } from '@mala/contract/auth/me.ts';
import { readPreferences, savePreferences } from '@mala/contract/profiles/preferences.ts';
import { NIL } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { historyOf } from '../../../test/history.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const WISHES = {
  from_age: 21,
  to_age: 28,
  from_height: 152,
  community: ['nadar', 'mudaliyar'],
  education: ['masters'],
  profession_group: ['education', 'medical'],
  state: ['tamil-nadu'],
  birth_star: ['ashwini', 'rohini'],
};
const SAID = { ...WISHES, community: ['mudaliyar', 'nadar'], shown: true, told: false };

function save({ token }: Person, { user_id: userId }: { user_id: string }, body: object) {
  return app().call(savePreferences, { token, params: { userId }, body: { ...body } });
}

function read({ token }: Person, { user_id: userId }: { user_id: string }) {
  return app().call(readPreferences, { token, params: { userId } });
}

describe('what a family looks for', () => {
  it('is open until it is said, and is read in the order of the lists', async () => {
    const groom = await makeMember(app().ctx, { gender: 'male' });
    expect((await read(groom, groom)).body).toEqual({
      ...{ shown: false, told: true },
      ...{ domain: 'tamilmala', least_age: 18 },
    });
    const sent = { ...WISHES, to_height: null, any_caste: false, shown: true, told: false };
    expect(await save(groom, groom, sent)).toMatchObject({ status: 200 });
    const { body } = await read(groom, groom);
    expect(body).toEqual({ ...SAID, domain: 'tamilmala', least_age: 18 });
    // the whole is replaced
    await save(groom, groom, { any_caste: true, shown: false, told: true });
    expect((await read(groom, groom)).body).toEqual({
      ...{ any_caste: true, shown: false, told: true },
      ...{ domain: 'tamilmala', least_age: 18 },
    });
  });

  it('goes with the account, as a search begins with it', async () => {
    const groom = await makeMember(app().ctx, { gender: 'male' });
    const account = () => app().call(me, { token: groom.token });
    expect((await account()).body).not.toHaveProperty('preferences');
    await save(groom, groom, { ...WISHES, shown: false, told: true });
    const { community } = SAID;
    expect((await account()).body.preferences).toEqual({ ...WISHES, community });
  });

  it.each([
    ['incomplete', { status: STATUS.UNVERIFIED, without: ['basic', 'family'] as const }],
    ['pending', { status: STATUS.UNVERIFIED }],
    ['refused', { status: STATUS.REJECTED }],
    ['married', { status: STATUS.MARRIED }],
  ])('can be said while the profile is %s', async (_standing, wanted) => {
    const member = await makeMember(app().ctx, wanted);
    expect((await save(member, member, SAID)).status).toBe(200);
  });

  it.each([
    [{ from_age: 17 }, { from_age: 'atLeast:18' }],
    [{ to_age: 70 }, { to_age: 'atMost:69' }],
    [{ from_age: 22.5 }, { from_age: 'wholeNumber' }],
    [{ from_age: '22' }, { from_age: 'invalid' }],
    [{ from_age: 30, to_age: 25 }, { to_age: 'atLeast:30' }],
    [{ from_height: 150 }, { from_height: 'notInList' }],
    [{ from_height: 165, to_height: 160 }, { to_height: 'invalid' }],
    [{ community: ['kshatriya'] }, { community: 'notInList' }],
    [{ state: 'kerala' }, { state: 'invalid' }],
    [{ birth_star: [1] }, { birth_star: 'notInList' }],
    [{ education: Array(14).fill('masters') }, { education: 'invalid' }],
    [{ any_caste: true, community: ['nadar'] }, { any_caste: 'invalid' }],
    [{ about: 'kind' }, { about: 'unknownField' }],
    [{ shown: null }, { shown: 'required' }],
    [
      { told: 'yes', from_age: 5, from_height: 165, to_height: 160 },
      { told: 'invalid', from_age: 'atLeast:18', to_height: 'invalid' },
    ],
  ])('refuses %j', async (wrong, faults) => {
    const groom = await makeMember(app().ctx, { gender: 'male' });
    const { status, error } = await save(groom, groom, { shown: false, told: true, ...wrong });
    expect([status, error.Code, error.Faults]).toEqual([400, 'INVALID', faults]);
    expect((await read(groom, groom)).body).toMatchObject({ shown: false, told: true });
  });

  it('asks a bride for grooms of 21 at least', async () => {
    const bride = await makeMember(app().ctx, { gender: 'female' });
    expect((await read(bride, bride)).body.least_age).toBe(21);
    const { error } = await save(bride, bride, { from_age: 20, shown: false, told: true });
    expect(error.Faults).toEqual({ from_age: 'atLeast:21' });
  });

  it('is said with the lists of the own site', async () => {
    const groom = await makeMember(app().ctx, { domain: 'marathimala', gender: 'male' });
    const said = { shown: false, told: true };
    expect((await save(groom, groom, { ...said, community: ['kshatriya'] })).status).toBe(200);
    const { error } = await save(groom, groom, { ...said, community: ['nadar'] });
    expect(error.Faults).toEqual({ community: 'notInList' });
  });

  it('is nobody else’s, except for whoever of the office edits profiles, which the history records', async () => {
    const [groom, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    expect((await save(other, groom, SAID)).error.Code).toBe('FORBIDDEN');
    expect((await read(other, groom)).error.Code).toBe('FORBIDDEN');
    const owner = await makeAdmin(app().ctx);
    for (const user_id of [NIL, 'nobody'])
      expect((await save(owner, { user_id }, SAID)).error.Code).toBe('NOT_FOUND');
    expect((await save(owner, groom, { any_caste: true, shown: true, told: true })).status).toBe(
      200,
    );
    expect((await read(owner, groom)).body.any_caste).toBe(true);
    expect(await historyOf(app().ctx, groom.user_id)).toEqual([
      {
        actor_id: owner.user_id,
        ...{ action: 'edit', part: 'preferences', reason: null, before: {} },
        after: { any_caste: true, shown: true, told: true },
      },
    ]);
    // one's own needs no line
    await save(groom, groom, { shown: false, told: true });
    expect(await historyOf(app().ctx, groom.user_id)).toHaveLength(1);
  });
});
