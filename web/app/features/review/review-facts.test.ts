import type { Reviewed } from '@mala/contract/moderation/review.ts';
import { expect, test } from 'vitest';
import { changedFiles, countChanges, markedSections } from './review-facts.ts';

const view = {
  profile_id: 'p',
  domain: 'tamilmala',
  mid: 'MF100001',
  age: 28,
  name: 'Kavya',
  mobiles: ['9000000000'],
  photos: [{ id: 'a' }, { id: 'c' }],
  personal: { about: 'New words', height: '5\' 4"' },
  work: {},
  family: {},
  horoscope: {},
};

const reviewed = (earlier: object | null) =>
  ({
    profile: view,
    files: ['f2'],
    earlier: earlier && {
      at: '',
      view: { ...view, ...earlier },
      photos: ['a', 'b'],
      files: ['f1'],
    },
  }) as unknown as Reviewed;

test('nothing is marked before the first decision, and what is empty is named', () => {
  const sections = markedSections(reviewed(null));
  expect(countChanges(sections)).toBe(0);
  const basic = sections.find(({ section }) => section === 'basic');
  expect(basic?.empty.map(({ name }) => name)).toContain('city');
});

test('what differs from the last decision is marked with what it was', () => {
  const sections = markedSections(
    reviewed({ personal: { about: 'Old words', height: '5\' 4"' }, city: 'Madurai' }),
  );
  const personal = sections.find(({ section }) => section === 'personal');
  const about = personal?.facts.find(({ fact }) => fact.name === 'about');
  expect(about?.before).toEqual({ typed: 'Old words' });
  expect(personal?.facts.find(({ fact }) => fact.name === 'height')?.before).toBeUndefined();
  const gone = sections[0]?.empty.find(({ name }) => name === 'city');
  expect(gone?.before).toBeDefined();
  expect(countChanges(sections)).toBe(2);
});

test('photos and files that came or went are counted', () => {
  expect(changedFiles(reviewed({}))).toEqual({ newPhotos: [2], gonePhotos: 1, newFiles: 1 });
});
