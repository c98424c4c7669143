import { runInNewContext } from 'node:vm';
import { communities } from '@mala/contract/communities/communities.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { describe, expect, it } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { LINKS, MAILS, NUMBERS } from './examples.ts';
import { findContact, findSplitNumber } from './find-contact.ts';
import { HARMLESS } from './harmless-examples.ts';

const CAUGHT = [...NUMBERS, ...MAILS, ...LINKS];

it('has at least 120 examples of each kind', () => {
  for (const examples of [CAUGHT, HARMLESS]) {
    expect(examples.length).toBeGreaterThanOrEqual(120);
    expect(new Set(examples).size).toBe(examples.length);
  }
});

describe('a contact in a text (abuse 9)', () => {
  it.each(CAUGHT)('is found: %s', (text) => {
    for (const whole of [text, `We live in Madurai. ${text}`, `${text}\nThank you.`]) {
      const found = findContact(whole);
      expect([whole, found]).toEqual([whole, expect.stringMatching(/.{3}/su)]);
      expect(whole).toContain(found);
    }
  });

  it.each(HARMLESS)('is not seen in: %s', (text) => {
    expect([text, findContact(text)]).toEqual([text, null]);
  });

  it('is named without what stands around it', () => {
    expect(findContact('My number is 98400 12345, call me.')).toBe('98400 12345');
    expect(findContact('Write to meena at gmail dot com please')).toBe('meena at gmail dot com');
    expect(findContact('எண்: ௯௮௪௦௦ ௧௨௩௪௫ நன்றி')).toBe('௯௮௪௦௦ ௧௨௩௪௫');
  });

  it.each([
    [['My number: 98400', '12345']],
    [['984', '00', '123', '45']],
    [['Raman ௯௮௪௦௦', '௧௨௩௪௫ Madurai']],
    [['nine eight four zero zero', 'one two three four five']],
    [['Simple', '98400 123', '45 is our house']],
  ])('is found over the texts %j', (texts) => {
    const pieces = [...findSplitNumber(texts)];
    expect(pieces.length).toBeGreaterThan(1);
    for (const [place, piece] of pieces) expect(texts[place]).toContain(piece);
    // with words between its pieces it is none
    expect(findSplitNumber(texts.map((text) => `About ${text} here`)).size).toBe(0);
  });

  it('is not seen in texts that stand beside each other', () => {
    for (const [index, text] of HARMLESS.entries()) {
      const two = [text, HARMLESS[index + 1] ?? ''];
      expect([two, findSplitNumber(two).size]).toEqual([two, 0]);
    }
  });

  it('is in no option, and no sample of a profile', () => {
    const labels = DOMAINS.flatMap((domain) =>
      Object.values(communities[domain].lists).flatMap((list) => list.map(({ en }) => en)),
    );
    const samples = DOMAINS.flatMap((domain) => {
      const { about, expectation } = sampleSections(domain).personal;
      return [about, expectation];
    });
    const found = [...labels, ...samples].filter((text) => findContact(String(text)));
    expect(found).toEqual([]);
  });

  // some of these took seconds, or for ever; the limit ends what hangs, so that the run goes on
  it.each([
    ...['a', '1', ' ', '.', '@', 'a.', '1 ', 'at ', '9-', 'insta ', 'a@', 'one ', 'mail-'],
    ...['-ம', 'a-ம', '1-ம', '01-02-ம', '._ம', 'a.aம', 'a_ம', 'a.a_', '@abc '],
  ])('is looked for in a long text of %j', (piece) => {
    expect(within(5000, piece.repeat(10_000 / piece.length))).toBeDefined();
  });

  it('is looked for among letters that count as signs without regard to case', () => {
    expect(within(5000, 'ெι'.repeat(15_000))).toBeDefined();
  });

  it.each(['x@', 'x at ', 'x (at) '])(
    'is looked for behind %j, however dots are spelled',
    (start) => {
      for (const dot of ['-.-', '-dot-', ' -.- ', '_._', '*.*', '.', ' dot ', '(dot)'])
        expect(within(5000, `${start}${`a${dot}`.repeat(100)}!`)).toBeDefined();
    },
  );
});

/** What is found in a text; throws after so many milliseconds. */
function within(milliseconds: number, text: string): unknown {
  return runInNewContext('find(text)', { find: findContact, text }, { timeout: milliseconds });
}
