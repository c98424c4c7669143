import { describe, expect, it } from 'vitest';
import { communities } from './communities/communities.ts';
import { listOf } from './communities/community.ts';
import type { Option } from './communities/option.ts';
import { findByName } from './find-names.ts';
import type { ListName } from './profiles/field.ts';

const namesOf = ({ en, ta = '', mr = '' }: Option) => [en, ta, mr];

function found(list: ListName, typed: string): string[] {
  return findByName(listOf(communities.tamilmala, list), namesOf, typed).map(({ en }) => en);
}

describe('a name is found', () => {
  it.each([
    ['profession', 'software', 'Software Professional'],
    ['profession', '  SOFT', 'Software Professional'],
    ['profession', 'sofware', 'Software Professional'],
    ['profession', 'softwear', 'Software Professional'],
    ['profession', 'docter', 'Doctor'],
    ['profession', 'enginear', 'Civil Engineer'],
    ['profession', 'chartered acountant', 'Chartered Accountant'],
    ['profession', 'மென்பொருள்', 'Software Professional'],
    ['profession', 'மென்பொருல்', 'Software Professional'],
    ['profession', 'आसिस्टंट', undefined],
    ['profession', 'शिक्षक', 'Teacher'],
    ['profession', 'सिक्षक', 'Teacher'],
    ['profession', 'सॉफ्टवेर', 'Software Professional'],
    ['profession', 'மருதுவர்', 'Doctor'],
    ['subcaste', 'vaishya', 'Ayira Vysya'],
    ['subcaste', 'nattukotai', 'Nagarathar (Nattukottai)'],
    ['community', 'mudaliar', 'Mudaliyar'],
    ['community', 'vannier', 'Vanniyar'],
    ['birth_star', 'ashwini', 'Aswini'],
    ['birth_star', 'swathy', 'Swathi'],
    ['birth_star', 'rohiny', 'Rohini'],
    ['birth_star', 'அசுவினி', undefined],
    ['raasi', 'midhunam', 'Mithunam'],
    ['raasi', 'ரிசபம்', 'Rishabam'],
    ['state', 'maharastra', 'Maharashtra'],
    ['state', 'तामिळनाडू', 'Tamil Nadu'],
  ] as const)('%s: %s', (list, typed, name) => {
    expect(found(list, typed)[0]).toBe(name);
  });

  it('whose Tamil vowel sign was typed as two characters', () => {
    const typed = 'மென்பொருள்'.normalize('NFD').replace('\u0bca', '\u0bc6\u0bbe');
    expect(found('profession', typed)).toContain('Software Professional');
  });
});

describe('of several names', () => {
  const names = ['Head teacher', 'Preteach', 'Teacher', 'Teach', 'Peach'];
  const order = (typed: string) => findByName(names, (name) => [name], typed);

  it('the same one is first, then by where the typed text stands; similar ones only if there is no other', () => {
    expect(order('teach')).toEqual(['Teach', 'Teacher', 'Head teacher', 'Preteach']);
    expect(order('theach')).toEqual(['Head teacher', 'Teacher', 'Teach']);
  });

  it('all are there before anything is typed', () => {
    expect(order(' ')).toEqual(names);
  });
});

it('short words must be right, and nothing is found for what is like no name', () => {
  expect(found('profession', 'pil')).toEqual(['Pilot']);
  expect(found('profession', 'xyz')).toEqual([]);
  expect(found('profession', 'qwertyuiop')).toEqual([]);
  expect(found('profession', '/')).not.toEqual([]);
  expect(found('profession', '?')).toEqual([]);
});
