import { me } from '@mala/contract/auth/me.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readSection, saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import {
  giveDownload,
  giveSubscription,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const UNKNOWN = ['birth_time', 'raasi', 'birth_star', 'padham'] as const;
const NOTHING = { birth_time: null, raasi: null, birth_star: null, padham: null };

function save({ token, user_id }: Person, more: object) {
  const body = { ...sampleSections('tamilmala').horoscope, ...more };
  return app().call(saveSection.horoscope, { token, params: { userId: user_id }, body });
}

function view({ token }: Person, { user_id }: Person) {
  return app().call(viewProfile, { token, params: { profileId: user_id } });
}

function find({ token }: Person, body: object) {
  return app().call(search, { token, params: { page: 1 }, body });
}

describe('"I do not know"', () => {
  it.each(DOMAINS)('completes the step on %s, and is read as it was saved', async (domain) => {
    const member = await makeMember(app().ctx, { domain, status: 0, without: ['horoscope'] });
    const { token } = member;
    expect((await save(member, NOTHING)).error.Faults).toEqual({
      birth_time: 'required',
      raasi: 'required',
      birth_star: 'required',
    });
    expect((await app().call(me, { token })).body.steps.horoscope).toBe(false);
    expect((await save(member, { ...NOTHING, unknown: UNKNOWN })).status).toBe(200);
    expect((await app().call(me, { token })).body).toMatchObject({
      standing: 'pending',
      steps: { horoscope: true },
    });
    const params = { userId: member.user_id };
    const read = await app().call(readSection.horoscope, { token, params });
    expect(read.body).toMatchObject({ ...NOTHING, unknown: UNKNOWN });
    // answered later
    expect((await save(member, {})).status).toBe(200);
    const known = await app().call(readSection.horoscope, { token, params });
    expect(known.body).not.toHaveProperty('unknown');
  });

  it.each([
    [
      { birth_time: null, unknown: ['birth_place'] },
      { birth_time: 'required', 'unknown.0': 'notInList' },
    ],
    [{ unknown: ['raasi'] }, { raasi: 'knownAndUnknown' }],
    [{ unknown: 'raasi' }, { unknown: 'invalid' }],
    [{ unknown: Array.from({ length: 50 }, () => 'padham'), padham: null }, { unknown: 'invalid' }],
  ])('refuses %j', async (more, faults) => {
    const member = await makeMember(app().ctx);
    const { status, error } = await save(member, more);
    expect([status, error.Faults]).toEqual([400, faults]);
  });

  it('of the birth time is told to those who would be told the time', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx, { horoscope: { ...NOTHING, unknown: [...UNKNOWN] } });
    const groom = await makeMember(ctx, { gender: 'male' });
    await giveSubscription(ctx, groom);
    const before = (await view(groom, bride)).body.horoscope;
    expect(before.unknown).toEqual(['raasi', 'birth_star', 'padham']);
    expect(before).toMatchObject({ raasi: null, birth_star: null, padham: null });
    expect(JSON.stringify(before)).not.toContain('birth_time');
    await giveDownload(ctx, groom, bride);
    for (const reader of [groom, bride, await makeAdmin(ctx)])
      expect((await view(reader, bride)).body.horoscope).toMatchObject({
        birth_time: null,
        unknown: UNKNOWN,
      });
    // without anything to tell, nothing is said
    const timeless = await makeMember(ctx, {
      horoscope: { birth_time: null, unknown: ['birth_time'] },
    });
    expect((await view(groom, timeless)).body.horoscope).not.toHaveProperty('unknown');
  });

  it('is told in a list as far as the reader sees the field', async () => {
    const { ctx } = app();
    const horoscope = { ...NOTHING, unknown: [...UNKNOWN] };
    const bride = await makeMember(ctx, { horoscope });
    const timeless = await makeMember(ctx, {
      horoscope: { birth_time: null, unknown: ['birth_time'] },
    });
    const groom = await makeMember(ctx, { gender: 'male' });
    const pending = await makeMember(ctx, { gender: 'male', status: 10 });
    await giveSubscription(ctx, groom);
    const rowOf = async (reader: Person, { user_id }: Person, body = {}) => {
      const { rows } = (await find(reader, body)).body;
      return rows.find(({ profile_id }) => profile_id === user_id)?.horoscope;
    };
    for (const [reader, body] of [
      [groom, { fields: ['card'] }],
      [pending, {}],
    ] as const) {
      expect(await rowOf(reader, bride, body)).toEqual({
        raasi: '',
        birth_star: '',
        unknown: ['raasi', 'birth_star'],
      });
      expect(await rowOf(reader, timeless, body)).not.toHaveProperty('unknown');
    }
    expect((await rowOf(groom, bride))?.unknown).toEqual(['raasi', 'birth_star', 'padham']);
    expect(await rowOf(groom, timeless)).not.toHaveProperty('unknown');
    for (const person of [bride, timeless]) await giveDownload(ctx, groom, person);
    expect((await rowOf(groom, bride))?.unknown).toEqual(UNKNOWN);
    expect((await rowOf(groom, timeless))?.unknown).toEqual(['birth_time']);
    expect(await rowOf(groom, bride, { fields: ['card'] })).toMatchObject({
      unknown: ['raasi', 'birth_star'],
    });
  });

  it('is found by no star, and stands in the list with an empty one', async () => {
    const { ctx } = app();
    const bride = await makeMember(ctx, { horoscope: { ...NOTHING, unknown: [...UNKNOWN] } });
    const groom = await makeMember(ctx, { gender: 'male' });
    const all = await find(groom, {});
    const card = all.body.rows.find((row) => row.profile_id === bride.user_id);
    expect(card?.horoscope).toMatchObject({ raasi: '', birth_star: '', padham: null });
    for (const star of ['ashwini', 'revati'])
      expect(
        (await find(groom, { birth_star: [star] })).body.rows.map((row) => row.profile_id),
      ).not.toContain(bride.user_id);
    expect((await find(groom, { birth_star: ['birth_star'] })).status).toBe(400);
  });
});
