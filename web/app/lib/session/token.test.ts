import { afterEach, expect, test, vi } from 'vitest';
import { claimsOf, dropToken, writeToken } from './token.ts';

afterEach(() => vi.unstubAllGlobals());

/** The cookie that a page with this protocol writes. */
function cookieOf(protocol: string, write: () => void): string[] {
  const written = { cookie: '' };
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', written);
  write();
  return written.cookie.split('; ');
}

test('the cookie of an https site is never sent over http, nor from other sites', () => {
  const cookie = cookieOf('https:', () => writeToken('a.b.c'));
  expect(cookie).toEqual([
    'accessTokenV2=a.b.c',
    'Max-Age=3000',
    'Path=/',
    'SameSite=Strict',
    'Secure',
  ]);
});

test('without https the cookie is not Secure, as the browser would reject it', () => {
  const cookie = cookieOf('http:', () => writeToken('a.b.c'));
  expect(cookie).toContain('SameSite=Strict');
  expect(cookie).not.toContain('Secure');
});

test('dropping the token deletes the cookie at once', () => {
  const cookie = cookieOf('https:', dropToken);
  expect(cookie.slice(0, 2)).toEqual(['accessTokenV2=', 'Max-Age=0']);
});

test('claims are read with names in any script', () => {
  const claims = { user_name: 'கவிதா', mid: 'MF100001' };
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))));
  expect(claimsOf(`h.${payload}.s`)).toEqual(claims);
});

test.each(['', 'x', 'a.b.c', 'h.!!!.s'])('%j is not a token', (token) => {
  expect(claimsOf(token)).toBeNull();
});
