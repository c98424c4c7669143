import { expect, it } from 'vitest';
import { fileSize } from './horoscope-file-list.tsx';

const MEGABYTE = 1024 * 1024;

it.each([
  [0, 1, 'kilobytes'],
  [1535, 1, 'kilobytes'],
  [1536, 2, 'kilobytes'],
  [MEGABYTE - 1024, 1023, 'kilobytes'],
  [MEGABYTE - 1, 1, 'megabytes'],
  [1.26 * MEGABYTE, 1.3, 'megabytes'],
  [10 * MEGABYTE, 10, 'megabytes'],
])('%d bytes are %d %s', (bytes, count, unit) => {
  expect(fileSize(bytes)).toEqual({ unit, count });
});
