import { expect, test } from 'vitest';
import { addressOf } from './request.ts';

test('params are encoded into the path', () => {
  const address = addressOf(
    { method: 'POST', path: '/api/profile/recent/:page/:id' },
    { page: 2, id: 'a/b' },
  );
  expect(address).toBe('/api/profile/recent/2/a%2Fb');
});

test('a read carries the time, so that no cache answers it', () => {
  const address = addressOf(
    { method: 'GET', path: '/api/me' },
    {},
    { mid: 'MM 1', none: undefined },
  );
  expect(address).toMatch(/^\/api\/me\?mid=MM\+1&t=\d{13}$/);
});
