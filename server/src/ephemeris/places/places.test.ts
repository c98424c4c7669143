import { TOWNS } from '@mala/contract/communities/lists/towns.ts';
import { describe, expect, it } from 'vitest';
import { timeOfClock } from '../clocks.ts';
import { matchPlace } from './match-place.ts';
import { PLACES } from './places.ts';

const HOME = 'Tamil Nadu';
const match = (typed: string) => {
  const place = matchPlace(typed, HOME);
  return place && `${place.name}, ${place.region}`;
};

describe('the list', () => {
  it('has coordinates and clocks for every place', () => {
    expect(PLACES.length).toBeGreaterThan(2000);
    for (const { name, latitude, longitude, zone, region } of PLACES) {
      expect(name).not.toBe('');
      expect(region).not.toBe('');
      expect(Math.abs(latitude)).toBeLessThan(61);
      expect(Math.abs(longitude)).toBeLessThan(180);
      if (zone !== 'Asia/Kolkata') continue;
      expect(latitude > 6 && latitude < 37 && longitude > 68 && longitude < 98).toBe(true);
    }
    for (const zone of new Set(PLACES.map((one) => one.zone)))
      expect(timeOfClock('1990-01-01', 0, zone).ahead).not.toBeNaN();
  });

  it('has every town that the field of the city suggests, by all of its names', () => {
    for (const [name = '', ta = '', mr = '', ...others] of TOWNS)
      for (const one of [name, ta, mr, ...others])
        expect([one, matchPlace(one, HOME)?.name]).toEqual([one, name]);
  });
});

it('every place is found by its name, district and state', () => {
  const other = PLACES.filter(({ name, district, region }) => {
    const found = matchPlace(`${name}, ${district}, ${region}`, HOME);
    return found?.name !== name || found.district !== district || found.region !== region;
  });
  expect(other).toEqual([]);
});

it('a name with a hyphen is not that of a town of the own state that is a part of it', () => {
  expect(matchPlace('Raj-Nandgaon', 'Maharashtra')?.region).toBe('Chhattisgarh');
  expect(matchPlace('Nashik-Nandgaon', 'Maharashtra')?.name).toBe('Nandgaon');
});

it.each([
  ['Kulattur, Salem, Tamil Nadu', 'Salem'],
  ['Kulattur, Thoothukudi', 'Thoothukudi'],
  ['குளத்தூர், Kulattur, சேலம்', 'Salem'],
  ['Paranda, Dharashiv', 'Osmanabad'],
])('%j is in the district %s', (typed, district) => {
  expect(matchPlace(typed, HOME)?.district).toBe(district);
});

describe('a typed birth place', () => {
  it.each([
    ['Madurai', 'Madurai, Tamil Nadu'],
    ['madurai ', 'Madurai, Tamil Nadu'],
    ['மதுரை', 'Madurai, Tamil Nadu'],
    ['Apollo Hospital, Salem', 'Salem, Tamil Nadu'],
    ['Kumbakonam (Thanjavur Dt)', 'Kumbakonam, Tamil Nadu'],
    ['Aurangabad, Bihar', 'Aurangabad, Bihar'],
    ['tanjavoor', 'Thanjavur, Tamil Nadu'],
    ['Bombay', 'Mumbai, Maharashtra'],
    ['Jaffna', 'Jaffna, Sri Lanka'],
    ['London, United Kingdom', 'London, United Kingdom'],
    ['New York', 'New York City, United States'],
    // spelled exactly so, rather than the larger town that sounds so
    ['Kuthalam', 'Kuthalam, Tamil Nadu'],
    ['Kandy', 'Kandy, Sri Lanka'],
    ['Urun-Islampur, Maharashtra', 'Urun-Islampur, Maharashtra'],
    ['NAVI-MUMBAI', 'Navi Mumbai, Maharashtra'],
    ['Saint Denis, Reunion', 'Saint-Denis, Réunion'],
    ['Koch Bihar', 'Koch Bihar, West Bengal'],
    // a village that is not on the list, and a town far away has its name
    ['Rampur, Sangli, Maharashtra', 'Sangli, Maharashtra'],
    ['Rampur, Salem', 'Salem, Tamil Nadu'],
    ['Kumbakonam Tk, Thanjavur Dt.', 'Kumbakonam, Tamil Nadu'],
    ['Chennai 600017', 'Chennai, Tamil Nadu'],
    ['Salem Tamilnadu', 'Salem, Tamil Nadu'],
    ['கோவை மாவட்டம்', 'Coimbatore, Tamil Nadu'],
    ['திருச்சி', 'Tiruchirappalli, Tamil Nadu'],
    ['மதுரை\u200c'.normalize('NFD'), 'Madurai, Tamil Nadu'],
    ['जि. औरंगाबाद', 'Chhatrapati Sambhajinagar, Maharashtra'],
    ['Tamil Nadu', null],
    ['__proto__', null],
    ['constructor', null],
    ['600017', null],
    ['A village that nobody knows', null],
    ['', null],
    ['-, -', null],
  ])('%j is %j', (typed, place) => {
    expect(match(typed)).toBe(place);
  });
});
