import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addressIn, memberAddress, redirectOf, siteAddress } from './site-addresses.ts';

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

test('a community whose only host belongs to the other one keeps its path', () => {
  const config = readConfig({ ...APP, SITE_HOSTS: 'tamilmala=mala.example' });
  expect(redirectOf(config, 'mala.example', 'marathimala/login')).toBeNull();
  expect(redirectOf(config, 'mala.example', 'tamilmala/login')).toBe('/login');
});

test('the prefix of a language stands right after the origin', () => {
  const config = readConfig({ ...APP, SITE_HOSTS: 'tamilmala=t.example' });
  expect(addressIn('ta', siteAddress(config, 'tamilmala'))).toBe('https://t.example/ta');
  expect(addressIn('ta', memberAddress(config, 'tamilmala'))).toBe('https://t.example/ta');
  expect(addressIn('mr', siteAddress(config, 'marathimala'))).toBe(
    'https://mala.example/mr/marathimala',
  );
  expect(addressIn('mr', memberAddress(config, 'marathimala'))).toBe('https://mala.example/mr');
  expect(addressIn('en', siteAddress(config, 'tamilmala'))).toBe('https://t.example');
});
