import { expect, test } from 'vitest';
import { picture } from '../../test/fixtures/uploads.ts';
import { descendants } from '../../test/process-tree.ts';
import { createMediaProcess } from './pool.ts';

test('replaces a child process that was killed while idle', async () => {
  const ask = createMediaProcess();
  const look = async () => ask({ name: 'look', input: await picture() });
  const before = descendants(process.pid);
  expect(await look()).toBe(600 * 800);
  const [reader] = descendants(process.pid).filter((pid) => !before.includes(pid));
  if (!reader) throw new Error('nobody reads');
  process.kill(reader, 'SIGKILL');
  await expect.poll(() => descendants(process.pid)).not.toContain(reader);
  expect(await look()).toBe(600 * 800);
});
