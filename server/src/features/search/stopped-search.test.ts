import { expect, it, vi } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

it('saves nothing any more if it is stopped before everybody stands in memory', async () => {
  const { search } = app().ctx;
  const repeated = vi.spyOn(globalThis, 'setInterval');
  try {
    const preparing = search.prepare();
    await search.stop();
    await preparing;
    expect(repeated.mock.calls.filter(([, pause = 0]) => pause >= 3_600_000)).toEqual([]);
  } finally {
    repeated.mockRestore();
  }
});
