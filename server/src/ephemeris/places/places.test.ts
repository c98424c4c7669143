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
    ['A village that nobody knows', null],
    ['', null],
    ['-, -', null],
  ])('%j is %j', (typed, place) => {
    expect(match(typed)).toBe(place);
  });
});
