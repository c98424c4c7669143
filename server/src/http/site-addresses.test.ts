import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { memberAddress, redirectOf, siteAddress } from './site-addresses.ts';

const APP = { APP_URL: 'https://mala.example' };

test.each([
  [{ ...APP }, 'https://mala.example/tamilmala'],
  [{ ...APP, SITE_HOSTS: 'tamilmala=t.example' }, 'https://t.example'],
  [{ ...APP, SITE_HOSTS: 'tamilmala=t.example,tamilmala=mala.example' }, 'https://mala.example'],
  [{ ...APP, SITE_HOSTS: 'marathimala=m.example' }, 'https://mala.example/tamilmala'],
  [
    { APP_URL: 'http://127.0.0.1:3000', SITE_HOSTS: 'tamilmala=localhost' },
    'http://localhost:3000',
  ],
])('with %j the URL of Tamil Mala is %s', (env, home) => {
  const config = readConfig(env);
  expect(siteAddress(config, 'tamilmala')).toBe(home);
  expect(memberAddress(config, 'tamilmala')).toBe(home.replace('/tamilmala', ''));
});

test('the prefix of a language stands right after the origin', () => {
  const own = readConfig({ ...APP, SITE_HOSTS: 'tamilmala=t.example' });
  expect(siteAddress(own, 'tamilmala', 'ta')).toBe('https://t.example/ta');
  expect(memberAddress(own, 'tamilmala', 'ta')).toBe('https://t.example/ta');
  expect(siteAddress(own, 'marathimala', 'mr')).toBe('https://mala.example/mr/marathimala');
  expect(memberAddress(own, 'marathimala', 'mr')).toBe('https://mala.example/mr');
  expect(siteAddress(own, null, 'ta')).toBe('https://mala.example/ta');
  expect(siteAddress(own, 'tamilmala', 'en')).toBe('https://t.example');
});

test('a community whose only host belongs to the other one keeps its path', () => {
  const config = readConfig({ ...APP, SITE_HOSTS: 'tamilmala=mala.example' });
  expect(redirectOf(config, 'mala.example', 'marathimala/login')).toBeNull();
  expect(redirectOf(config, 'mala.example', 'tamilmala/login')).toBe('/login');
});
