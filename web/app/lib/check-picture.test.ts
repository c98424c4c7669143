import { describe, expect, test } from 'vitest';
import { photoFault } from './check-picture.ts';

const MEGABYTE = 1024 * 1024;

describe('a chosen photo', () => {
  test('is png, jpeg or gif, by its type or else its name', () => {
    expect(photoFault({ name: 'a.jpg', type: 'image/jpeg', size: 1 })).toBeNull();
    expect(photoFault({ name: 'A.PNG', type: '', size: 1 })).toBeNull();
    expect(photoFault({ name: 'a.heic', type: 'image/heic', size: 1 })).toBe('wrongKind');
    expect(photoFault({ name: 'a.jpg', type: 'text/plain', size: 1 })).toBe('wrongKind');
    expect(photoFault({ name: 'jpg', type: '', size: 1 })).toBe('wrongKind');
  });

  test('has at most 15 MB', () => {
    const photo = { name: 'a.gif', type: 'image/gif' };
    expect(photoFault({ ...photo, size: 15 * MEGABYTE })).toBeNull();
    expect(photoFault({ ...photo, size: 15 * MEGABYTE + 1 })).toBe('tooLarge');
  });
});
