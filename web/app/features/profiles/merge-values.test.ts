import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { expect, it } from 'vitest';
import { differing, mergedValues } from './merge-values.ts';
import { valuesOf } from './section-values.ts';

const work = fieldsOf(communities.tamilmala, 'work');
const astro = fieldsOf(communities.tamilmala, 'horoscope');

it('keeps what was typed, and takes what somebody else has changed', () => {
  const opened = valuesOf(work, { position: 'Teacher', work_location: 'Salem' });
  const typed = { ...opened, position: 'Head teacher' };
  const now = valuesOf(work, { position: 'Teacher', work_location: 'Erode' });
  const merged = mergedValues(work, { opened, typed, now });
  expect([merged.position, merged.work_location]).toEqual(['Head teacher', 'Erode']);
  expect(differing(work, opened, now).map(({ name }) => name)).toEqual(['work_location']);
});

it('keeps what was typed where both have changed the same', () => {
  const opened = valuesOf(work, { position: 'Teacher' });
  const typed = { ...opened, position: 'Head teacher' };
  const now = valuesOf(work, { position: 'Principal' });
  expect(mergedValues(work, { opened, typed, now }).position).toBe('Head teacher');
});

it('treats "I do not know" as an answer', () => {
  const opened = valuesOf(astro, { birth_time: '06:45 AM', birth_place: 'Salem' });
  const typed = { ...opened, birth_place: 'Erode' };
  const now = valuesOf(astro, { birth_place: 'Salem', unknown: ['birth_time'] });
  const merged = mergedValues(astro, { opened, typed, now });
  expect([merged.birth_time, merged.birth_place, merged.unknown]).toEqual([
    '',
    'Erode',
    ['birth_time'],
  ]);
});
