import { expect, it } from 'vitest';
import { createNewIn } from './new-in.ts';

const tooSlow = () => Object.assign(new Error('canceling statement'), { code: '57014' });

/** Searches of so many members, of whom those at these places take too long. */
function newIn(members: number, slow: readonly number[]) {
  const all = Array.from({ length: members }, (_, at) => ({ viewer: { at }, searches: [{}] }));
  const list = { count: 1, entries: [] };
  const run = createNewIn({
    read: async () => ({}),
    resolveAs: async ({ at }: { at: number }) => {
      if (slow.includes(at)) throw tooSlow();
      return { indexes: [{ list: async () => list }], given: { today: null } };
    },
  } as never);
  return run(all as never, 12);
}

it('a search that takes too long fails alone', async () => {
  const found = await newIn(4, [1, 2]);
  expect(found.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

it('where each takes too long, none waits for the others to fail', async () => {
  await expect(newIn(5, [1, 2, 3])).rejects.toMatchObject({ code: '57014' });
});
