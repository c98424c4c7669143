import { expect, it, test } from 'vitest';
import { TOWNS } from './towns.ts';

it.each(TOWNS.map((names) => [names[0], names] as const))(
  '%s has a name in each script',
  (_, names) => {
    const [en, ta, mr, ...others] = names;
    for (const latin of [en, ...others]) expect(latin).toMatch(/^[A-Z][A-Za-z -]+$/);
    expect(ta).toMatch(/^[\p{Script=Tamil} -]+$/u);
    expect(mr).toMatch(/^[\p{Script=Devanagari} -]+$/u);
    for (const name of names) expect(name).toBe(name.normalize('NFC').trim());
  },
);

test('no name stands for two towns', () => {
  const names = TOWNS.flat();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
