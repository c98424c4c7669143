import { listLiveChanges, seeLiveChanges } from '@mala/contract/moderation/live-changes.ts';
import { saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { savePreferences } from '@mala/contract/profiles/preferences.ts';
import { seeAsOthers } from '@mala/contract/sharing.ts';
import { describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeAdmin, makeMember, type Person, type Wanted } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const { personal } = sampleSections('tamilmala');

async function pair(groom: Wanted = {}, bride: Wanted = {}): Promise<[Person, Person]> {
  const { ctx } = app();
  return [
    await makeMember(ctx, { gender: 'male', ...groom }),
    await makeMember(ctx, { gender: 'female', ...bride }),
  ];
}

async function say({ token, user_id: userId }: Person, wishes: object): Promise<void> {
  const body = { shown: false, told: true, ...wishes };
  const { status } = await app().call(savePreferences, { token, params: { userId }, body });
  expect(status).toBe(200);
}

async function open({ token }: Person, { user_id: profileId }: Person) {
  const { body } = await app().call(viewProfile, { token, params: { profileId } });
  return { fit: body.fit, preferences: body.preferences };
}

describe('on the profile', () => {
  it('nothing is said of the fit while nobody looks for something', async () => {
    const [groom, bride] = await pair();
    expect(await open(groom, bride)).toEqual({});
    // that any caste will do narrows nothing, so everybody would fit
    await say(groom, { any_caste: true });
    await say(bride, { any_caste: true });
    expect(await open(groom, bride)).toEqual({});
  });

  it.each([
    [{ from_age: 21, to_age: 28 }, true],
    [{ from_age: 29 }, false],
    [{ to_age: 27 }, false],
    [{ from_height: 162, to_height: 162 }, true],
    [{ from_height: 165 }, false],
    [{ to_height: 160 }, false],
    [{ community: ['mudaliyar', 'nadar'] }, true],
    [{ community: ['nadar'] }, false],
    [{ education: ['masters'] }, true],
    [{ profession_group: ['education'] }, true],
    [{ profession_group: ['medical'] }, false],
    [{ state: ['tamil-nadu'], any_caste: true }, true],
    [{ state: ['kerala'] }, false],
    [{ birth_star: ['ashwini'], state: ['tamil-nadu'] }, true],
    [{ birth_star: ['ashwini'], state: ['kerala'] }, false],
  ])('%j of the viewer: %s', async (wishes, mine) => {
    app().setNow(new Date('2026-11-20T10:00:00Z'));
    const [groom, bride] = await pair();
    await say(groom, wishes);
    expect((await open(groom, bride)).fit).toEqual({ mine });
  });

  it('tells whoever fits what a family looks for, and nobody else', async () => {
    const [groom, bride] = await pair({ personal: { ...personal, height: 175 } });
    await say(bride, { from_height: 170 });
    expect(await open(groom, bride)).toEqual({ fit: { theirs: true } });
    await say(bride, { from_height: 180 });
    expect(await open(groom, bride)).toEqual({});
    await say(bride, { from_height: 170, told: false });
    expect(await open(groom, bride)).toEqual({});
  });

  it('shows what a family shows, with whether the viewer is as each wish says', async () => {
    const [groom, bride] = await pair({ personal: { ...personal, height: 175 } });
    const wishes = { from_height: 170, state: ['kerala'], any_caste: true };
    await say(bride, { ...wishes, shown: true, told: false });
    expect(await open(groom, bride)).toEqual({
      fit: { theirs: false },
      preferences: { ...wishes, shown: true, fits: { height: true, state: false } },
    });
    const { token } = bride;
    const seen = await app().call(seeAsOthers, { token, query: { as: 'member' } });
    expect(seen.body.profile).toMatchObject({ preferences: { ...wishes, shown: true } });
    expect(seen.body.profile).not.toHaveProperty('fit');
    expect(seen.body.profile?.preferences).not.toHaveProperty('fits');
  });

  it('is read by its owner and the office in any case, without a fit', async () => {
    const [groom, bride] = await pair();
    await say(bride, { from_height: 170 });
    await say(groom, { from_height: 170 });
    const preferences = { from_height: 170, shown: false };
    expect(await open(bride, bride)).toEqual({ preferences });
    expect(await open(await makeAdmin(app().ctx), bride)).toEqual({ preferences });
    expect(await open(groom, bride)).toEqual({ fit: { mine: false } });
  });

  it('is not learnt by changing the own profile: what counts is what the office has seen', async () => {
    const [groom, bride] = await pair({ personal: { ...personal, height: 160 } });
    await say(bride, { from_height: 170 });
    const grow = async (height: number) => {
      const { token, user_id: userId } = groom;
      const body = { ...personal, height };
      const { status } = await app().call(saveSection.personal, {
        token,
        params: { userId },
        body,
      });
      expect(status).toBe(200);
    };
    await grow(175);
    expect(await open(groom, bride)).toEqual({});
    // what is shown is no secret
    await say(bride, { from_height: 170, shown: true });
    expect((await open(groom, bride)).fit).toEqual({ theirs: true });
    await say(bride, { from_height: 170 });
    const owner = await makeAdmin(app().ctx);
    const { token } = owner;
    const live = await app().call(listLiveChanges, { token, params: { page: 1 } });
    const of = live.body.rows.find(({ profile_id }) => profile_id === groom.user_id);
    const profiles = [{ profile_id: groom.user_id, version: of?.version ?? '' }];
    await app().call(seeLiveChanges, { token, body: { profiles } });
    expect(await open(groom, bride)).toEqual({ fit: { theirs: true } });
    await grow(160);
    expect(await open(groom, bride)).toEqual({ fit: { theirs: true } });
  });
});
