import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { createPasswords, createPasswordThread, type PasswordJob } from './passwords.ts';

const passwords = createPasswords();

test('hashes passwords with argon2id, 19 MiB, two passes, one lane, and a unique salt', async () => {
  const [one, two] = await Promise.all([
    passwords.hash('மல்லிகை-2026'),
    passwords.hash('மல்லிகை-2026'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(two).not.toBe(one);
});

test('verifies passwords, whatever their Unicode normalization', async () => {
  const stored = await passwords.hash('caf\u00e9-moda');
  expect(await passwords.verify(stored, 'caf\u00e9-moda')).toBe(true);
  expect(await passwords.verify(stored, 'cafe\u0301-moda')).toBe(true);
  expect(await passwords.verify(stored, 'cafe-moda')).toBe(false);
  expect(await passwords.verify('not a hash', 'cafe-moda')).toBe(false);
});

test('an unknown mobile costs the same work as a wrong password', async () => {
  const stored = await passwords.hash('right password');
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  await passwords.verify(stored, 'wrong password');
  await passwords.verifyAgainstNothing('wrong password');
  const [known, unknown] = posted.mock.calls.map(([job]) => job as Required<PasswordJob>);
  expect(unknown?.password).toBe(known?.password);
  expect(costOf(unknown?.stored)).toEqual(costOf(known?.stored));
});

/** What argon2 works by: the parameters, and the lengths of salt and digest. */
function costOf(stored = '') {
  const [, kind, version, parameters, salt, digest] = stored.split('$');
  return { kind, version, parameters, lengths: [salt?.length, digest?.length] };
}

test('rejects further work once 50 wait', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, () => passwords.verifyAgainstNothing('flood')),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]?.reason).toMatchObject({ appCode: 'TOO_MANY' });
});

test('reports a failed job, and does the next one in a new thread', async () => {
  const ask = createPasswordThread();
  await expect(ask({ password: 7 as never })).rejects.toThrow();
  const stored = await ask({ password: 'a long walk home' });
  expect(await ask({ password: 'a long walk home', stored: String(stored) })).toBe(true);
});
