import { expect, test } from 'vitest';
import { createSignedUrls } from './signed-urls.ts';

const PATH = '/files/photo/0198c1f2-7c3b-7d7e-a3a5-0f6e6f1a2b3c/short';
const SECRET = 'a secret of some length for the tests';

function urlsAt(time: string, more: { secret?: string; assetsUrl?: string } = {}) {
  const appUrl = 'http://127.0.0.1:3000';
  const now = () => new Date(time);
  return createSignedUrls({ secret: SECRET, assetsUrl: appUrl, appUrl, now, ...more });
}

function readAddress(address: string) {
  const url = new URL(address, 'http://any.example');
  const expires = url.searchParams.get('expires') ?? '';
  return { path: url.pathname, expires, signature: url.searchParams.get('signature') ?? '' };
}

const noon = urlsAt('2026-11-20T12:00:00Z');
const { path, expires, signature } = readAddress(noon.sign(PATH));

test('accepts its own URL for 55 to 60 minutes', () => {
  expect(path).toBe(PATH);
  expect(noon.verify(path, expires, signature)).toBe(true);
  const late = readAddress(urlsAt('2026-11-20T12:04:59Z').sign(PATH));
  expect(late).toEqual({ path, expires, signature });
  expect(Number(expires)).toBe(Date.parse('2026-11-20T13:00:00Z') / 1000);
  expect(urlsAt('2026-11-20T12:59:59Z').verify(path, expires, signature)).toBe(true);
  expect(urlsAt('2026-11-20T13:00:00Z').verify(path, expires, signature)).toBe(false);
});

test('rejects another file, kind, expiry, signature or secret', () => {
  expect(noon.verify(PATH.replace('photo', 'horoscope'), expires, signature)).toBe(false);
  expect(noon.verify(PATH.replace('0198', '0199'), expires, signature)).toBe(false);
  expect(noon.verify(path, String(Number(expires) + 300), signature)).toBe(false);
  expect(noon.verify(path, `${expires}.0`, signature)).toBe(false);
  expect(noon.verify(path, expires, signature.slice(0, -1))).toBe(false);
  expect(noon.verify(path, expires, `${signature}=`)).toBe(false);
  expect(noon.verify(path, expires, signature.toUpperCase())).toBe(false);
  const rotated = urlsAt('2026-11-20T12:00:00Z', { secret: `${SECRET}, a new one` });
  expect(rotated.verify(path, expires, signature)).toBe(false);
});

test('has one signature for the sizes of a picture and no other file', () => {
  const pathOf = (size: string) => PATH.replace('short', size);
  const { large, ...others } = noon.signPicture(pathOf);
  expect(readAddress(large)).toEqual({ path: pathOf('large'), expires, signature });
  expect(Object.keys(others)).toEqual(['short', 'url']);
  expect(noon.verify(PATH.replace('short', 'original'), expires, signature)).toBe(false);
  expect(noon.verify(PATH.replace('short', 'short/large'), expires, signature)).toBe(false);
});

test('rejects missing, repeated or non-text parts', () => {
  const hostile = [
    undefined,
    null,
    '',
    0,
    [expires],
    { length: 43 },
    Object.create(null),
    '\u{1f33c}',
  ];
  for (const value of hostile) {
    expect(noon.verify(path, value, signature)).toBe(false);
    expect(noon.verify(path, expires, value)).toBe(false);
  }
});

test('starts at the root, or at the host for files if there is one', () => {
  expect(noon.sign(PATH)).toMatch(/^\/files\/photo\//);
  const elsewhere = urlsAt('2026-11-20T12:00:00Z', { assetsUrl: 'https://files.example.in' });
  expect(elsewhere.sign(PATH)).toBe(`https://files.example.in${noon.sign(PATH)}`);
});
