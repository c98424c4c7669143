import { expect, test } from 'vitest';
import { photoSources } from './photo-sources.ts';

const photo = {
  id: '1',
  large: '/large',
  short: '/short',
  url: '/url',
  caption: null,
  preview: 'data:',
};

test('offers both sizes with their widths', () => {
  expect(photoSources({ ...photo, width: 1200, height: 1600 })).toBe('/short 255w, /url 600w');
  expect(photoSources({ ...photo, width: 1600, height: 1200 })).toBe('/short 453w, /url 800w');
});

test('offers one if the other is not larger', () => {
  expect(photoSources({ ...photo, width: 200, height: 300 })).toBe('/short');
});
