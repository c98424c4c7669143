import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it.each([
  ['Chrome', 'Android', 'Chrome on Android'],
  ['Samsung Internet for Android', 'Android', 'Samsung Internet on Android'],
  ['Ladybird', 'Linux', 'Ladybird on Linux'],
  ['toString', null, 'toString'],
  [null, 'iOS', 'iOS'],
  [null, null, 'Unknown device'],
])('%s and %s are called %s', (browser, system, name) => {
  expect(deviceName(browser, system)).toBe(name);
});
