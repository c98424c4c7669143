import { describe, expect, test } from 'vitest';
import { attachmentFault, photoFault } from './check-file.ts';

const MEGABYTE = 1024 * 1024;

describe('a chosen photo', () => {
  test('is png, jpeg or gif, told by its type or else by its name', () => {
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

describe('a chosen horoscope file', () => {
  test('is of a kind that the name tells', () => {
    for (const name of ['a.pdf', 'b.DOCX', 'c.v2.doc', 'd.jpeg'])
      expect(attachmentFault({ name, type: '', size: 1 })).toBeNull();
    for (const name of ['a.exe', 'pdf', 'a.pdf.html'])
      expect(attachmentFault({ name, type: '', size: 1 })).toBe('wrongKind');
  });

  test('has at most 10 MB', () => {
    expect(attachmentFault({ name: 'a.pdf', type: '', size: 10 * MEGABYTE + 1 })).toBe('tooLarge');
  });
});
