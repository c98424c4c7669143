import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { createPasswords, createPasswordThread } from './passwords.ts';

const passwords = createPasswords();

test('hashes passwords with argon2id, 19 MiB, two passes, one lane, and a unique salt', async () => {
  const [one, two] = await Promise.all([
    passwords.hash('மல்லிகை-2026', 'one'),
    passwords.hash('மல்லிகை-2026', 'one'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(two).not.toBe(one);
});

test('verifies passwords, whatever their Unicode normalization', async () => {
  const stored = await passwords.hash('caf\u00e9-moda', 'one');
  expect(await passwords.verify(stored, 'caf\u00e9-moda', 'one')).toBe(true);
  expect(await passwords.verify(stored, 'cafe\u0301-moda', 'one')).toBe(true);
  expect(await passwords.verify(stored, 'cafe-moda', 'one')).toBe(false);
  expect(await passwords.verify('not a hash', 'cafe-moda', 'one')).toBe(false);
});

test('an unknown mobile costs the same work as a wrong password', async () => {
  const stored = await passwords.hash('right password', 'one');
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  await passwords.verify(stored, 'wrong password', 'one');
  await passwords.verifyAgainstNothing('wrong password', 'one');
  const [known, unknown] = posted.mock.calls.map(
    ([job]) => job as { password: string; stored: string },
  );
  expect(unknown?.password).toBe(known?.password);
  expect(costOf(unknown?.stored)).toEqual(costOf(known?.stored));
});

/** What argon2 works by: the parameters, and the lengths of salt and digest. */
function costOf(stored = '') {
  const [, kind, version, parameters, salt, digest] = stored.split('$');
  return { kind, version, parameters, lengths: [salt?.length, digest?.length] };
}

/** So many checks at once; the number that is refused. */
async function refusalsOf(checks: number, asker: (n: number) => string): Promise<number> {
  const results = await Promise.allSettled(
    Array.from({ length: checks }, (_, n) => passwords.verifyAgainstNothing('flood', asker(n))),
  );
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  for (const reason of reasons) expect(reason).toMatchObject({ appCode: 'TOO_MANY' });
  return reasons.length;
}

test('rejects further work once 20 of one network wait, or 50 in all', async () => {
  expect(await refusalsOf(30, () => 'one')).toBe(9);
  expect(await refusalsOf(60, (n) => `network ${n % 10}`)).toBe(9);
});

test('does not let one network keep the others waiting', async () => {
  const ended: string[] = [];
  const check = (asker: string) =>
    passwords.verifyAgainstNothing('flood', asker).then(() => ended.push(asker));
  await Promise.all([...Array.from({ length: 20 }, () => check('flood')), check('home')]);
  expect(ended.indexOf('home')).toBeLessThan(3);
});

test('reports a failed job, and does the next one in a new thread', async () => {
  const ask = createPasswordThread();
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  await expect(ask({ password: 7 as never, cost })).rejects.toThrow();
  const stored = await ask({ password: 'a long walk home', cost });
  expect(await ask({ password: 'a long walk home', stored: String(stored) })).toBe(true);
});
