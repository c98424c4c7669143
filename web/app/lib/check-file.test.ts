import { describe, expect, test } from 'vitest';
import { attachmentFault, photoFault, pictureKind } from './check-file.ts';

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

describe('the first bytes of a picture', () => {
  test.each([
    ['\xff\xd8\xff\xe1\x12\x34Exif', 'plain'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'plain'],
    ['GIF89a\x01', 'plain'],
    ['\0\0\0\x24ftypheic\0\0', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0', 'heic'],
    ['\0\0\0\x18ftypisom\0\0', 'wrongKind'],
    ['RIFF\x10\0\0\0WEBP', 'wrongKind'],
    ['<svg onload="x">', 'wrongKind'],
    ['', 'empty'],
  ])('%j is %s', async (head, kind) => {
    const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    expect(await pictureKind(new Blob([bytes]))).toBe(kind);
  });

  test('cannot be read from a folder', async () => {
    const folder = {
      size: 4096,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
    };
    expect(await pictureKind(folder as never)).toBe('unreadable');
  });
});

describe('a chosen horoscope file', () => {
  test('has a kind known by its name', () => {
    for (const name of ['a.pdf', 'b.DOCX', 'c.v2.doc', 'd.jpeg'])
      expect(attachmentFault({ name, type: '', size: 1 })).toBeNull();
    for (const name of ['a.exe', 'pdf', 'a.pdf.html'])
      expect(attachmentFault({ name, type: '', size: 1 })).toBe('wrongKind');
  });

  test('has at most 10 MB', () => {
    expect(attachmentFault({ name: 'a.pdf', type: '', size: 10 * MEGABYTE + 1 })).toBe('tooLarge');
  });
});
