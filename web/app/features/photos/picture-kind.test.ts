import { describe, expect, test } from 'vitest';
import { pictureKind } from './picture-kind.ts';

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
