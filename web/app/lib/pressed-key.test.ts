import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

test.each([
  ['a', 'KeyA', false, 'a'],
  ['A', 'KeyA', true, 'A'],
  ['அ', 'KeyA', false, 'a'],
  ['ஆ', 'KeyA', true, 'A'],
  ['१', 'Digit1', false, '1'],
  ['?', 'Slash', true, '?'],
  ['य', 'Slash', false, '/'],
  ['य़', 'Slash', true, '?'],
  ['ArrowRight', 'ArrowRight', false, 'ArrowRight'],
])('%s of %s with shift %s is the key %s', (key, code, shiftKey, name) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(name);
});
