import { describe, expect, it, test } from 'vitest';
import { communities } from '../../communities/communities.ts';
import { fieldsOf } from '../../communities/community.ts';
import { DOMAINS } from '../../communities/domain.ts';
import { SECTIONS } from '../field.ts';
import { labelIn } from './label-in.ts';

const everyField = DOMAINS.flatMap((domain) =>
  SECTIONS.flatMap((section) =>
    fieldsOf(communities[domain], section).map(({ name, label }) => ({
      name,
      label,
      in: (language: 'en' | 'ta' | 'mr') => labelIn(language, { domain }, section, name),
    })),
  ),
);

test('a field is labelled as its site calls it, in English unless the build is of another language', () => {
  expect(everyField.map((field) => field.in('en'))).toEqual(everyField.map(({ label }) => label));
});

describe('labels are in the script of their language', () => {
  it.each([
    ['ta', /^[\p{Script=Tamil} /]+$/u],
    ['mr', /^[\p{Script=Devanagari} /]+$/u],
  ] as const)('%s', (language, script) => {
    for (const field of everyField)
      expect([field.name, field.in(language)]).toEqual([field.name, expect.stringMatching(script)]);
  });
});

test('each site has its own words', () => {
  const caste = (language: 'ta' | 'mr', domain: 'tamilmala' | 'marathimala') =>
    labelIn(language, { domain }, 'basic', 'community');
  expect(caste('ta', 'tamilmala')).toBe('சாதி');
  expect(caste('mr', 'marathimala')).toBe('समाज');
  expect(labelIn('mr', communities.marathimala, 'horoscope', 'raasi')).toBe('राशी');
  expect(labelIn('mr', communities.marathimala, 'horoscope', 'padham')).toBe('चरण');
});

test('a field that does not exist has no label', () => {
  expect(labelIn('ta', communities.tamilmala, 'basic', 'no_field')).toBeNull();
});
