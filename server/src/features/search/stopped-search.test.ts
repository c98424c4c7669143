import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { countingThreads } from '../../../test/counting-threads.ts';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { createSearch } from './index.ts';

const app = useTestApp();

/** A search that saves everybody, in a folder of DATA_DIR. */
const newSearch = () =>
  createSearch({ ...app().ctx, counting: countingThreads().counting, large: 1 });

const saved = () => readdir(join(app().ctx.config.dataDir, 'search')).catch(() => []);

it('saves nothing any more if it is stopped before everybody stands in memory', async () => {
  await makeMember(app().ctx, { gender: 'female' });
  const repeated = vi.spyOn(globalThis, 'setInterval');
  try {
    const stopped = newSearch();
    const preparing = stopped.prepare();
    await stopped.stop();
    await preparing;
    expect(await saved()).toEqual([]);
    expect(repeated.mock.calls.filter(([, pause = 0]) => pause >= 3_600_000)).toEqual([]);
  } finally {
    repeated.mockRestore();
  }
  const search = newSearch();
  await search.prepare();
  await expect.poll(saved).toEqual(['tamilmala-female']);
  await search.stop();
});
