import { STATUSES } from '@mala/contract/access/status.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { parseSection } from '@mala/contract/profiles/parse-section.ts';
import { parsePreferences } from '@mala/contract/profiles/preferences.ts';
import { leastAge } from '@mala/contract/profiles/wishes.ts';
import { profileChart } from '@mala/server/features/horoscopes/index.ts';
import { describe, expect, it } from 'vitest';
import { makePeople } from './make-person.ts';

const TODAY = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
const people = makePeople(TODAY);

function countBy<T>(all: readonly T[], key: (one: T) => unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[String(key(one))] = (counts[String(key(one))] ?? 0) + 1;
  return counts;
}

describe('the made-up people', () => {
  it('are the same each time', () => {
    const said = (today: Date) => makePeople(today).map(({ random: _random, ...rest }) => rest);
    expect(said(TODAY)).toEqual(said(TODAY));
  });

  it('keep their names and ids from day to day', () => {
    const later = makePeople(new Date('2031-07-01T00:00:00Z'));
    expect(later.map(({ id, name }) => [id, name])).toEqual(
      people.map(({ id, name }) => [id, name]),
    );
  });

  it.each([TODAY, new Date('2028-02-29'), new Date('2036-12-31'), new Date('2041-01-01')])(
    'have sections that are valid for forms and tables, on %s',
    (today) => {
      for (const { name, domain, sections } of makePeople(today))
        for (const [section, values] of Object.entries(sections)) {
          if (values === null) continue;
          const parsed = parseSection(communities[domain], section as Section, values, { today });
          expect(parsed, `${name}, ${section}`).toEqual({ values, faults: {} });
        }
    },
  );

  it('look for what the lists have, in many ways', () => {
    const said = people.flatMap(({ domain, gender, preferences }) => {
      if (!preferences) return [];
      const parsed = parsePreferences(communities[domain], leastAge(gender), { ...preferences });
      expect(parsed).toEqual({ preferences, faults: {} });
      return [preferences];
    });
    expect(said.length).toBeGreaterThan(150);
    for (const name of ['any_caste', 'community', 'state', 'birth_star', 'to_height'] as const)
      expect(said.filter((one) => one[name] !== undefined).length).toBeGreaterThan(5);
    expect(new Set(said.map(({ shown, told }) => `${shown} ${told}`)).size).toBe(4);
  });

  it('are at least 400, half on each site, of both genders and every status', () => {
    expect(people.length).toBeGreaterThanOrEqual(400);
    for (const domain of DOMAINS)
      for (const gender of ['female', 'male']) {
        const group = people.filter((one) => one.domain === domain && one.gender === gender);
        const statuses = countBy(group, (one) => one.status);
        expect(group.length).toBeGreaterThan(100);
        expect(Object.keys(statuses)).toEqual(STATUSES.map(String));
        expect(statuses['200']).toBeGreaterThan(60);
        expect(group.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
        expect(new Set(group.map(({ steps }) => steps))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
      }
  });

  it('cannot be real: no such telephone, mailbox or street', () => {
    const numbers = people.map(({ mobile }) => mobile);
    expect(new Set(numbers).size).toBe(people.length);
    for (const { mobile, sections } of people) {
      expect(mobile).toMatch(/^55500\d{5}$/);
      const { mobiles, email, address } = sections.basic ?? {};
      if (mobiles) expect(mobiles[0]).toBe(mobile);
      if (mobiles?.[1]) expect(mobiles[1]).toMatch(/^55500\d{5}$/);
      if (email) expect(email).toMatch(/^[a-z.]+\.\d+@example\.(com|org)$/);
      if (address) expect(address).toMatch(/Example/);
    }
  });

  it.each(DOMAINS)('include families on %s who do not know all of a horoscope', (domain) => {
    const told = people.filter((one) => one.domain === domain && one.sections.horoscope);
    const some = told.filter(({ sections }) => sections.horoscope?.unknown);
    expect(some.length / told.length).toBeGreaterThan(0.05);
    expect(some.length / told.length).toBeLessThan(0.12);
    const fields = some.flatMap(({ sections }) => sections.horoscope?.unknown);
    expect(new Set(fields)).toEqual(new Set(['birth_time', 'raasi', 'birth_star', 'padham']));
    expect(some.some(({ status }) => status === 200)).toBe(true);
    expect(some.every(({ guide }) => guide === null)).toBe(true);
  });

  it.each(DOMAINS)('have the raasi on %s in which the moon stands in their chart', (domain) => {
    let agreeing = 0;
    for (const { sections, ...one } of people) {
      const { basic, horoscope } = sections;
      if (one.domain !== domain || !basic?.date_of_birth || !horoscope?.raasi) continue;
      const birth = { domain, date_of_birth: basic.date_of_birth, horoscope: { ...horoscope } };
      const moon = profileChart(birth).chart?.grahas.moon.rasi;
      if (!moon) continue;
      expect(moon).toBe(horoscope.raasi);
      agreeing += 1;
    }
    expect(agreeing).toBeGreaterThan(50);
  });

  it('differ in name and script, age, work, income, community, home and texts', () => {
    const names = people.map(({ name }) => name);
    expect(new Set(names).size).toBeGreaterThan(people.length * 0.9);
    expect(names.filter((name) => /\p{Script=Tamil}/u.test(name)).length).toBeGreaterThan(8);
    expect(names.filter((name) => /\p{Script=Devanagari}/u.test(name)).length).toBeGreaterThan(8);
    expect(names.filter((name) => name.length > 60)).toHaveLength(4);
    const kinds = (key: (one: (typeof people)[number]) => unknown) => new Set(people.map(key)).size;
    expect(kinds(({ sections }) => sections.work?.profession)).toBeGreaterThan(30);
    expect(kinds(({ sections }) => sections.work?.annual_income)).toBeGreaterThan(10);
    expect(kinds(({ sections }) => sections.work?.education)).toBe(14);
    expect(kinds(({ sections }) => sections.basic?.community)).toBeGreaterThan(14);
    expect(kinds(({ sections }) => sections.basic?.state)).toBe(9);
    expect(kinds(({ sections }) => sections.basic?.city)).toBeGreaterThan(60);
    expect(kinds(({ sections }) => sections.personal?.about)).toBeGreaterThan(150);
    expect(kinds(({ sections }) => sections.horoscope?.birth_star)).toBe(29);
  });
});
