import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { HEIGHTS_CM } from '@mala/contract/profiles/height.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { useSectionFaults } from '../../../test/section-faults.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { FIELD_TEXTS } from '../../http/error-texts.ts';

// thousands of saves of one member
const app = useTestApp({ RATE_LIMITS: 'off' });
const faults = useSectionFaults(app);
const { pincode: PINCODE, postcode: POSTCODE, time: TIME } = FIELD_TEXTS;

describe('ages', () => {
  afterEach(() => app().setNow(new Date()));
  const tooYoung = {
    female: { date_of_birth: 'A bride must be at least 18 years old' },
    male: { date_of_birth: 'A groom must be at least 21 years old' },
  };

  it.each([
    ['female', '2026-11-20', '2008-11-20', true],
    ['female', '2026-11-20', '2008-11-21', false],
    ['male', '2026-11-20', '2005-11-20', true],
    ['male', '2026-11-20', '2005-11-21', false],
    ['female', '2026-02-28', '2008-02-29', false],
    ['female', '2026-03-01', '2008-02-29', true],
    ['male', '2026-01-01', '2005-01-01', true],
    ['male', '2026-01-01', '2005-01-02', false],
  ] as const)('a %s on %s who was born on %s: %s', async (gender, today, date_of_birth, fits) => {
    for (const hour of ['00:00:00', '23:59:59']) {
      app().setNow(new Date(`${today}T${hour}+05:30`));
      const found = await faults('basic', { gender, date_of_birth });
      expect(found).toEqual(fits ? null : tooYoung[gender]);
    }
  });

  it('a groom under 18 gets the message about 18, and so does somebody born tomorrow', async () => {
    app().setNow(new Date('2026-11-20T12:00:00Z'));
    for (const date_of_birth of ['2009-11-20', '2026-11-21', '2999-01-01'])
      expect(await faults('basic', { gender: 'male', date_of_birth })).toEqual(tooYoung.female);
  });

  it('accepts birth dates of the last 50 years, and only real dates', async () => {
    app().setNow(new Date('2026-11-20T12:00:00Z'));
    expect(await faults('basic', { date_of_birth: '1959-01-01' })).toBeNull();
    expect(await faults('basic', { date_of_birth: '1958-12-31' })).toEqual({
      date_of_birth: 'Choose 1959 or a later year',
    });
    expect(await faults('basic', { date_of_birth: '2000-02-29' })).toBeNull();
    for (const date_of_birth of ['1999-02-29', '1998-5-14', '14-05-1998', '1998-05-14T00:00:00Z'])
      expect(await faults('basic', { date_of_birth })).toEqual({
        date_of_birth: FIELD_TEXTS.date,
      });
  });
});

describe('the caste of the Tamil site', () => {
  const castes = listOf(communities.tamilmala, 'community');
  const subcastes = listOf(communities.tamilmala, 'subcaste');
  const ownOf = (caste: string) => subcastes.filter(({ community }) => community === caste);

  it('must match the language, for each caste and language', async () => {
    for (const { value, languages } of castes) {
      const surname = ownOf(value)[0]?.value ?? null;
      for (const { value: language } of listOf(communities.tamilmala, 'language'))
        expect([
          value,
          language,
          await faults('basic', { community: value, language, surname }),
        ]).toEqual([
          value,
          language,
          languages?.includes(language) ? null : { community: FIELD_TEXTS.casteOfLanguage },
        ]);
      expect(await faults('basic', { community: value, language: null, surname })).toBeNull();
    }
  });

  it('accepts only its own subcastes', async () => {
    for (const { value: surname, community } of subcastes)
      expect(await faults('basic', { community, language: null, surname })).toBeNull();
    for (const { value: community } of castes) {
      const stranger = subcastes.find((one) => one.community !== community)?.value;
      const has = ownOf(community).length > 0;
      const change = { community, language: null };
      expect(await faults('basic', { ...change, surname: stranger })).toEqual({
        surname: has ? FIELD_TEXTS.subcasteOfCaste : FIELD_TEXTS.noSubcaste,
      });
      for (const surname of [null, '', undefined])
        expect(await faults('basic', { ...change, surname })).toEqual(
          has ? { surname: 'Required' } : null,
        );
    }
  });
});

describe('the horoscope', () => {
  /** The 27 stars of four padhams each stand evenly in the twelve raasis, nine padhams to one. */
  const raasiAt = (star: number, padham: number) => Math.floor((star * 4 + padham - 1) / 9);

  it.each(DOMAINS)('accepts each of the 108 padhams only in its raasi, on %s', async (domain) => {
    const raasis = listOf(communities[domain], 'raasi').map(({ value }) => value);
    const stars = listOf(communities[domain], 'birth_star');
    for (const [star, { value: birth_star }] of stars.entries()) {
      const own = new Set([1, 2, 3, 4].map((padham) => raasiAt(star, padham)));
      for (const padham of [1, 2, 3, 4]) {
        const at = raasiAt(star, padham);
        for (const near of [at, (at + 1) % 12, (at + 11) % 12]) {
          const found = await faults(
            'horoscope',
            { birth_star, padham, raasi: raasis[near] },
            domain,
          );
          const misfit = own.has(near)
            ? {
                padham: FIELD_TEXTS.padhamOfStar,
              }
            : { birth_star: FIELD_TEXTS.starOfRaasi };
          const expected = near === at ? null : misfit;
          expect([birth_star, padham, near, found]).toEqual([birth_star, padham, near, expected]);
        }
      }
    }
  });

  it('accepts a star without padham only in the raasis that it spans', async () => {
    const raasis = listOf(communities.tamilmala, 'raasi');
    const stars = listOf(communities.tamilmala, 'birth_star');
    for (const [star, { value: birth_star }] of stars.entries()) {
      const own = new Set([1, 2, 3, 4].map((padham) => raasiAt(star, padham)));
      for (const [index, { value: raasi }] of raasis.entries()) {
        const found = await faults('horoscope', { birth_star, raasi, padham: null });
        expect([birth_star, raasi, found === null]).toEqual([birth_star, raasi, own.has(index)]);
      }
    }
  });

  it.each([
    ['01:00 AM', null],
    ['12:59 PM', null],
    ['00:30 AM', TIME],
    ['13:00 PM', TIME],
    ['12:60 AM', TIME],
    ['6:45 AM', TIME],
    ['06:45 am', TIME],
    ['06:45', TIME],
    ['', 'Required'],
  ])('time of birth %j: %s', async (birth_time, message) => {
    expect(await faults('horoscope', { birth_time })).toEqual(message && { birth_time: message });
  });

  it.each([
    [0, 'Must be 1 or more'],
    [5, 'Must be 4 or less'],
    [1.5, 'Must be a whole number'],
    ['2', 'Invalid value'],
  ])('padham %j: %s', async (padham, message) => {
    expect(await faults('horoscope', { padham })).toEqual({ padham: message });
  });
});

it.each(['sisters', 'brothers'])(
  'at most as many married %s as there are, and at most five',
  async (all) => {
    const married = `${all}_married`;
    for (const pair of [
      [0, 0],
      [1, 1],
      [5, 5],
      [5, 0],
      [5, null],
      [null, 0],
      [null, null],
    ])
      expect(await faults('family', { [all]: pair[0], [married]: pair[1] })).toBeNull();
    for (const pair of [
      [0, 1],
      [4, 5],
      [null, 1],
    ])
      expect(await faults('family', { [all]: pair[0], [married]: pair[1] })).toEqual({
        [married]: FIELD_TEXTS.moreMarriedThanAll,
      });
    expect(await faults('family', { [all]: 6 })).toEqual({ [all]: 'Must be 5 or less' });
    expect(await faults('family', { [all]: -1, [married]: null })).toEqual({
      [all]: 'Must be 0 or more',
    });
  },
);

it.each([
  ['india', '100000', null],
  ['india', '999999', null],
  ['india', '099999', PINCODE],
  ['india', '62500', PINCODE],
  ['india', '6250011', PINCODE],
  ['india', '625 001', PINCODE],
  ['india', '६२५००१', null],
  ['india', '०२५००१', PINCODE],
  ['india', 'SW1A 1AA', PINCODE],
  ['others', 'SW1A 1AA', null],
  ['others', '123', null],
  ['others', '1234567890', null],
  ['others', '12', POSTCODE],
  ['others', '12345678901', POSTCODE],
  ['others', '<b>12</b>', POSTCODE],
  ['others', '', 'Required'],
])('pincode in %s %j: %s', async (country, pincode, message) => {
  expect(await faults('basic', { country, pincode })).toEqual(message && { pincode: message });
});

it.each([
  [['98400 12345'], null],
  [['+98400-12345', ''], null],
  [['9840012345', '9840012346'], null],
  [['984001234'], { 'mobiles.0': 'Invalid mobile number' }],
  [['98400123456'], { 'mobiles.0': 'Invalid mobile number' }],
  [[''], { 'mobiles.0': 'Required' }],
  [['9840012345', '12'], { 'mobiles.1': 'Invalid mobile number' }],
])('mobiles %j: %j', async (mobiles, expected) => {
  expect(await faults('basic', { mobiles })).toEqual(expected);
});

it.each(['a@b.in', '', null, 'first.last+tag@mail.example.co.in', `${'a'.repeat(249)}@b.in`])(
  'an email: %j',
  async (email) => expect(await faults('basic', { email })).toBeNull(),
);

it.each(['a@b', 'a b@c.in', 'a@@b.in', 'a@b.in\nBcc: x@y.in', `${'a'.repeat(250)}@b.in`])(
  'no email: %j',
  async (email) => expect(await faults('basic', { email })).toHaveProperty('email'),
);

it('heights of the list and weights of 35 to 150 kg', async () => {
  for (const height of HEIGHTS_CM) expect(await faults('personal', { height })).toBeNull();
  for (const height of [121, 123, 214, 162.5])
    expect(await faults('personal', { height })).toEqual({ height: 'Choose one from the list' });
  for (const weight of [35, 150]) expect(await faults('personal', { weight })).toBeNull();
  expect(await faults('personal', { weight: 34 })).toEqual({ weight: 'Must be 35 or more' });
  expect(await faults('personal', { weight: 151 })).toEqual({ weight: 'Must be 150 or less' });
  expect(await faults('personal', { weight: 50.5 })).toEqual({ weight: 'Must be a whole number' });
});
