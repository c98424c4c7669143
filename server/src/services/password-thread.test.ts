import { expect, test } from 'vitest';
import { createPasswordThread } from './password-thread.ts';

test('a job that fails is told so, and the next one is done by a new thread', async () => {
  const ask = createPasswordThread();
  await expect(ask({ password: 7 as never })).rejects.toThrow();
  const stored = await ask({ password: 'a long walk home' });
  expect(await ask({ password: 'a long walk home', stored: String(stored) })).toBe(true);
});
