import { describe, expect, test } from 'vitest';
import { attachmentFault } from './attachment-fault.ts';

const MEGABYTE = 1024 * 1024;

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
