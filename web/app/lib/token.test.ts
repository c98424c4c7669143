import { expect, test } from 'vitest';
import { claimsOf } from './token.ts';

test('claims are read with names in any script', () => {
  const claims = { user_name: 'கவிதா', mid: 'MF100001' };
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))));
  expect(claimsOf(`h.${payload}.s`)).toEqual(claims);
});

test.each(['', 'x', 'a.b.c', 'h.!!!.s'])('%j is no token', (token) => {
  expect(claimsOf(token)).toBeNull();
});
