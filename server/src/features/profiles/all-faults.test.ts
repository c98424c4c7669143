import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeMember, type Person, tokenFor } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const SAMPLE = sampleSections('tamilmala');

async function faultsOf(
  { token, user_id }: Person,
  section: 'basic' | 'personal' | 'family' | 'horoscope',
  more: object,
) {
  const endpoint = saveSection[section] as typeof saveSection.basic;
  const body = { ...SAMPLE[section], ...more };
  const { status, error } = await app().call(endpoint, {
    token,
    params: { userId: user_id },
    body,
  });
  return [status, error?.Faults];
}

it('names the faults of single fields, of fields that must fit, and of texts by one save', async () => {
  const member = await makeMember(app().ctx, { status: 0, without: ['basic'] });
  const wrong = {
    gender: 'male',
    date_of_birth: '2007-01-01',
    city: 'Madurai 98400 12345',
    pincode: '62500',
    mobiles: ['98400', '1'],
    surname: null,
    state: undefined,
  };
  app().setNow(new Date('2026-11-20T12:00:00Z'));
  expect(await faultsOf(member, 'basic', wrong)).toEqual([
    400,
    {
      date_of_birth: 'groomTooYoung',
      surname: 'required',
      'mobiles.0': 'mobile',
      'mobiles.1': 'mobile',
      state: 'required',
      pincode: 'pincode',
      city: 'contact:98400 12345',
    },
  ]);
  app().setNow(new Date());
});

it('names a contact beside a fault in each other step with texts', async () => {
  const member = await makeMember(app().ctx);
  const about = 'Call 98400 12345';
  expect(await faultsOf(member, 'personal', { weight: 20, about })).toEqual([
    400,
    { weight: 'atLeast:35', about: 'contact:98400 12345' },
  ]);
  const family = { father_name: null, sisters: 0, sisters_married: 1, about_family: about };
  expect(await faultsOf(member, 'family', family)).toEqual([
    400,
    {
      father_name: 'required',
      sisters_married: 'moreMarriedThanAll',
      about_family: 'contact:98400 12345',
    },
  ]);
  const horoscope = { birth_time: '19:35', birth_star: 'rohini', birth_place: about };
  expect(await faultsOf(member, 'horoscope', horoscope)).toEqual([
    400,
    { birth_time: 'time', birth_star: 'starOfRaasi', birth_place: 'contact:98400 12345' },
  ]);
});

it('asks for the password with the other faults, and tries a wrong one only after them', async () => {
  const member = await makeMember(app().ctx);
  const wrong = { gender: 'male', pincode: '1', mobiles: ['9840099999', null] };
  const faults = { pincode: 'pincode', gender: 'genderFixed' };
  expect(await faultsOf(member, 'basic', wrong)).toEqual([
    400,
    { ...faults, password: 'passwordForContact' },
  ]);
  // no guess is answered
  for (const password of ['no such password', PASSWORD])
    expect(await faultsOf(member, 'basic', { ...wrong, password })).toEqual([400, faults]);
  // a contact that is wrong is another one too
  expect(await faultsOf(member, 'basic', { email: 'meena@' })).toEqual([
    400,
    { email: 'email', password: 'passwordForContact' },
  ]);
  const params = { userId: member.user_id };
  const { body } = await app().call(readSection.basic, { token: member.token, params });
  expect(body).toMatchObject({ ...SAMPLE.basic });
});

it('keeps a date of birth that was saved valid when a year begins', async () => {
  const born = { date_of_birth: '1959-01-01' };
  const member = await makeMember(app().ctx, { basic: born });
  const stranger = await makeMember(app().ctx, { status: 0, without: ['basic'] });
  app().setNow(new Date('2027-01-01T00:00:00Z'));
  const token = await tokenFor(app().ctx, member.user_id);
  expect(await faultsOf({ ...member, token }, 'basic', { ...born, city: 'Salem' })).toEqual([
    200,
    undefined,
  ]);
  const later = { ...stranger, token: await tokenFor(app().ctx, stranger.user_id) };
  expect(await faultsOf(later, 'basic', born)).toEqual([
    400,
    { date_of_birth: 'bornTooEarly:1960' },
  ]);
  app().setNow(new Date());
});
