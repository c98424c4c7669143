import { describe, expect, it } from 'vitest';
import { SECTION_FIELDS } from './entity.ts';
import { nameInReplies, type ProfileField, SECTIONS } from './field.ts';

// What the type of a field cannot say.

describe.each(SECTIONS)('the fields of the %s section', (section) => {
  const fields: readonly ProfileField[] = SECTION_FIELDS[section];
  const names = fields.map(({ name }) => name);

  it('have names of their own, in storage and in replies', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(fields.map(nameInReplies)).size).toBe(names.length);
  });

  it('stand on a line of the card only where cards have them', () => {
    for (const { name, cardLine, seen } of fields)
      if (cardLine !== undefined) expect([name, seen]).toEqual([name, 'card']);
  });

  it('are told in the title or in a field of the same section', () => {
    for (const { toldIn } of fields)
      if (toldIn !== undefined) expect(['title', ...names]).toContain(toldIn);
  });

  it('are searched by only where they are choices that are open to see', () => {
    for (const { name, filter, list, seen } of fields.filter((field) => field.filter)) {
      expect([name, filter, list]).toEqual([name, expect.any(String), expect.any(String)]);
      expect([name, ['card', 'detail'].includes(seen)]).toEqual([name, true]);
    }
  });
});
