import { describe, expect, it } from 'vitest';
import { SECTION_FIELDS } from './entity.ts';
import { nameInReplies, type ProfileField, SECTIONS } from './field.ts';

// Rules that the type of a field cannot express.

describe.each(SECTIONS)('the fields of the %s section', (section) => {
  const fields: readonly ProfileField[] = SECTION_FIELDS[section];
  const names = fields.map(({ name }) => name);

  it('have unique names, in storage and in replies', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(fields.map(nameInReplies)).size).toBe(names.length);
  });

  it('have a card line only if they are seen on cards', () => {
    for (const { name, cardLine, seen } of fields)
      if (cardLine !== undefined) expect([name, seen]).toEqual([name, 'card']);
  });

  it('are shown with the title or with a field of the same section', () => {
    for (const { shownWith } of fields)
      if (shownWith !== undefined) expect(['title', ...names]).toContain(shownWith);
  });

  it('are filters only if they are choices shown on cards or details', () => {
    for (const { name, filter, list, seen } of fields.filter((field) => field.filter)) {
      expect([name, filter, list]).toEqual([name, expect.any(String), expect.any(String)]);
      expect([name, ['card', 'detail'].includes(seen)]).toEqual([name, true]);
    }
  });
});
