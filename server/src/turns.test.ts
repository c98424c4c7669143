import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Takes turns for these people in this order; tells who has one, and ends them. */
function people(limits: Parameters<typeof createTurns>[0], ...names: string[]) {
  const takeTurn = createTurns(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const taken = names.map(async (name) => {
    const { giveBack } = await takeTurn(name[0] ?? '');
    begun.push(name);
    ends.push(giveBack);
  });
  async function endFirst(): Promise<string[]> {
    ends.shift()?.();
    await new Promise(setImmediate);
    return [...begun];
  }
  return { begun, taken, endFirst };
}

test('gives everybody one turn at a time, and those who wait their turns one after the other', async () => {
  const limits = { atOnce: 1, waiting: 10, ofOne: 5 };
  const { taken, endFirst } = people(limits, 'a1', 'a2', 'a3', 'b1', 'c1', 'b2');
  await taken[0];
  for (let left = taken.length; left > 1; left -= 1) await endFirst();
  expect(await endFirst()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('lets others begin while somebody has a turn, and nobody have two', async () => {
  const limits = { atOnce: 2, waiting: 10, ofOne: 5 };
  const { begun, taken, endFirst } = people(limits, 'a1', 'a2', 'b1', 'c1');
  await taken[2];
  expect(begun).toEqual(['a1', 'b1']);
  expect(await endFirst()).toEqual(['a1', 'b1', 'a2']);
  expect(await endFirst()).toEqual(['a1', 'b1', 'a2', 'c1']);
});

test('refuses what is too much of one person', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 10, ofOne: 2 });
  const { giveBack } = await takeTurn('a');
  const waiting = [takeTurn('a'), takeTurn('a')];
  await expect(takeTurn('a')).rejects.toMatchObject({ appCode: 'TOO_MANY', retryAfter: 5 });
  waiting.push(takeTurn('b'));
  giveBack();
  (await waiting[0])?.giveBack();
  (await waiting[2])?.giveBack();
  expect(await waiting[1]).toBeDefined();
});

test('makes room for a shorter line at the cost of the longest one', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 3, ofOne: 3 });
  const { giveBack } = await takeTurn('a');
  const ofB = [takeTurn('b'), takeTurn('b'), takeTurn('b')];
  const last = expect(ofB[2]).rejects.toMatchObject({ appCode: 'TOO_MANY' });
  const ofC = takeTurn('c');
  await last;
  // b has only one more than c would have
  await expect(takeTurn('c')).rejects.toMatchObject({ appCode: 'TOO_MANY' });
  giveBack();
  (await ofB[0])?.giveBack();
  (await ofC).giveBack();
  expect(await ofB[1]).toBeDefined();
});

test('leaves the place of whoever stands aside to others, and gives him no second turn', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 10, ofOne: 5 });
  const begun: string[] = [];
  const begin = async (name: string) => {
    const turn = await takeTurn(name[0] ?? '');
    begun.push(name);
    return turn;
  };
  const first = await begin('a1');
  const later = [begin('a2'), begin('b1'), begin('c1')];
  first.standAside();
  first.standAside();
  const ofB = await later[1];
  expect(begun).toEqual(['a1', 'b1']);
  ofB?.giveBack();
  await later[2];
  first.giveBack();
  await new Promise(setImmediate);
  // the place is taken by c
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  (await later[2])?.giveBack();
  await later[0];
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});
