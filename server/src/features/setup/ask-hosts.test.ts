import type { Domain } from '@mala/contract/communities/domain.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { checkHosts } from './ask-hosts.ts';

const BOTH = 'tamilmala=tamil.example,marathimala=marathi.example';

const check = (env: Record<string, string>, answers: Record<string, Domain | null>, one = false) =>
  checkHosts(readConfig(env), one, async (origin) => answers[origin]);

it.each([['http://127.0.0.1:3000'], ['http://localhost:3000']])(
  '%s is on this machine only',
  async (APP_URL) => {
    expect(await check({ APP_URL, SITE_HOSTS: BOTH }, {})).toEqual({
      note: 'local',
      detail: APP_URL,
    });
  },
);

it('asks for a decision where a community has no host name of its own', async () => {
  const answers = { 'https://mala.example': null };
  const env = { APP_URL: 'https://mala.example' };
  expect(await check(env, answers)).toEqual({ note: 'undecided', detail: null });
  expect(await check(env, answers, true)).toEqual({ note: null, detail: null });
  expect((await check({ ...env, SITE_HOSTS: 'tamilmala=tamil.example' }, answers)).note).toBe(
    'undecided',
  );
});

it('asks each address who it is', async () => {
  const env = { APP_URL: 'https://tamil.example', SITE_HOSTS: BOTH };
  const right = {
    'https://tamil.example': 'tamilmala',
    'https://marathi.example': 'marathimala',
  } as const;
  expect(await check(env, right)).toEqual({ note: null, detail: null });
  expect(await check(env, { ...right, 'https://marathi.example': 'tamilmala' })).toEqual({
    note: 'unreachable',
    detail: 'https://marathi.example',
  });
  expect((await check(env, { 'https://tamil.example': 'tamilmala' })).detail).toBe(
    'https://marathi.example',
  );
});
