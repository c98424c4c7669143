import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { expect, it } from 'vitest';
import { inOrder, movedTo } from './use-photo-order.ts';

const photo = (id: string, refused = false) =>
  ({ id, refusal: refused ? { reason: null } : null }) as OwnPhoto;
const idsOf = (photos: readonly OwnPhoto[]) => photos.map(({ id }) => id);

it('puts the photos in the given order', () => {
  const photos = [photo('a'), photo('b'), photo('c'), photo('x', true)];
  expect(idsOf(inOrder(photos, ['c', 'a', 'b']))).toEqual(['c', 'a', 'b', 'x']);
  expect(inOrder(photos, null)).toBe(photos);
});

it('keeps photos added or removed meanwhile in place', () => {
  const photos = [photo('a'), photo('b'), photo('new'), photo('x', true), photo('y', true)];
  expect(idsOf(inOrder(photos, ['b', 'gone', 'a']))).toEqual(['b', 'a', 'new', 'x', 'y']);
});

it('moves one and keeps the order of the others', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
});
