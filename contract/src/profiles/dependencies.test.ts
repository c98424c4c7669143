import { describe, expect, it } from 'vitest';
import { communities } from '../communities/communities.ts';
import { listOf } from '../communities/community.ts';
import { crossFieldFaults } from './dependencies.ts';

const { tamilmala, marathimala } = communities;

const TODAY = new Date('2026-11-20T12:00:00Z');
const BASIC = {
  gender: 'female',
  date_of_birth: '1998-05-14',
  language: 'tamil',
  community: 'mudaliyar',
  surname: 'mudaliyar-saiva-mudaliyar',
  country: 'india',
  pincode: '625001',
};

const basic = (more: object) => crossFieldFaults(tamilmala, 'basic', { ...BASIC, ...more }, TODAY);

it('accepts values that fit together', () => {
  expect(basic({})).toEqual([]);
});

describe('ages', () => {
  it.each([
    ['female', '2008-11-20', null],
    ['female', '2008-11-21', 'brideTooYoung'],
    ['male', '2005-11-20', null],
    ['male', '2005-11-21', 'groomTooYoung'],
    ['male', '2008-11-21', 'brideTooYoung'],
  ])('a %s who was born on %s: %s', (gender, date_of_birth, message) => {
    const found = basic({ gender, date_of_birth });
    expect(found).toEqual(message ? [{ field: 'date_of_birth', message }] : []);
  });
});

describe('castes of the Tamil site', () => {
  it.each([
    ['another language', { language: 'telugu' }, [['community', 'casteOfLanguage']]],
    ['no language', { language: null }, []],
    ['no subcaste', { surname: null }, [['surname', 'required']]],
    ['one of another caste', { surname: 'vanniyar-naicker' }, [['surname', 'subcasteOfCaste']]],
    ['no caste bar', { community: 'no-caste-bar', surname: null }, []],
    ['no caste bar, with a subcaste', { community: 'no-caste-bar' }, [['surname', 'noSubcaste']]],
    [
      'another language and no subcaste',
      { language: 'telugu', surname: null },
      [
        ['community', 'casteOfLanguage'],
        ['surname', 'required'],
      ],
    ],
  ])('%s', (_what, more, found) => {
    expect(basic(more).map(({ field, message }) => [field, message])).toEqual(found);
  });

  it('do not apply to the Marathi site', () => {
    const values = { ...BASIC, language: undefined, community: 'kshatriya', surname: 'Kulkarni' };
    expect(crossFieldFaults(marathimala, 'basic', values, TODAY)).toEqual([]);
  });
});

describe('pincodes', () => {
  it.each(['062500', '62500', '6250011', '62500A', '625 001'])('no pincode: %s', (pincode) => {
    expect(basic({ pincode })).toEqual([{ field: 'pincode', message: 'pincode' }]);
    expect(basic({ country: 'others', pincode })).toEqual([]);
  });
});

describe('siblings', () => {
  it.each([
    [{ sisters: 2, sisters_married: 2 }, []],
    [{ sisters: 2, sisters_married: 3 }, ['sisters_married']],
    [{ sisters: null, sisters_married: 1 }, ['sisters_married']],
    [{ sisters: null, sisters_married: 0 }, []],
    [{ sisters: 1, sisters_married: null }, []],
    [
      { sisters: 0, sisters_married: 1, brothers: 0, brothers_married: 1 },
      ['sisters_married', 'brothers_married'],
    ],
  ])('%j', (values, fields) => {
    const found = crossFieldFaults(tamilmala, 'family', values, TODAY);
    expect(found).toEqual(fields.map((field) => ({ field, message: 'moreMarriedThanAll' })));
  });
});

describe.each([tamilmala, marathimala])('the stars of $domain', (community) => {
  const horoscope = (values: object) =>
    crossFieldFaults(community, 'horoscope', { ...values }, TODAY);

  it('are valid with their raasi in each padham, and with no other raasi', () => {
    for (const star of listOf(community, 'birth_star'))
      for (const { value: raasi } of listOf(community, 'raasi'))
        for (const padham of [1, 2, 3, 4]) {
          const own: readonly string[] = star.raasi_by_padham ?? [];
          const fitting = own[padham - 1] === raasi;
          const message = own.includes(raasi) ? 'padhamOfStar' : 'starOfRaasi';
          const field = message === 'padhamOfStar' ? 'padham' : 'birth_star';
          expect(horoscope({ raasi, birth_star: star.value, padham })).toEqual(
            fitting ? [] : [{ field, message }],
          );
        }
  });

  it('are valid without a padham', () => {
    const krittika = { birth_star: 'krittika', padham: null };
    expect(horoscope({ ...krittika, raasi: 'mesha' })).toEqual([]);
    expect(horoscope({ ...krittika, raasi: 'vrishabha' })).toEqual([]);
    expect(horoscope({ ...krittika, raasi: 'meena' })).toHaveLength(1);
  });
});

it('has no rule for the other sections', () => {
  expect(crossFieldFaults(tamilmala, 'personal', {}, TODAY)).toEqual([]);
  expect(crossFieldFaults(tamilmala, 'work', {}, TODAY)).toEqual([]);
});
