import { expect, it } from 'vitest';
import { BITMAP_BYTES, BLOCK_ROWS } from './layout.ts';
import { RowSet } from './row-set.ts';

const BLOCKS = 3;

/** Numbers that look random and are the same each time. */
function* numbers(below: number): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield Math.floor((state / 2 ** 32) * below);
  }
}

const rowsOf = (bits: Uint8Array) =>
  Array.from({ length: bits.length * 8 }, (_, row) => row).filter(
    (row) => ((bits[row >> 3] ?? 0) & (1 << (row & 7))) !== 0,
  );

function marked(set: RowSet): number[] {
  const bits = new Uint8Array(BLOCKS * BITMAP_BYTES);
  set.markIn(bits);
  return rowsOf(bits);
}

it.each([
  ['few', 200],
  ['so many that a block is a bitmap', 30_000],
])('has what was added and not deleted: %s', (_, changes) => {
  const expected = new Set<number>();
  const added: number[] = [];
  const set = new RowSet();
  const row = numbers(BLOCKS * BLOCK_ROWS);
  const choice = numbers(4);
  for (let done = 0; done < changes; done++) {
    const changed = row.next().value;
    const known = choice.next().value === 0 ? added.pop() : undefined;
    if (known !== undefined) {
      set.delete(known);
      expected.delete(known);
    } else {
      // most in the first block, as towns and castes stand together
      const at = changed % 3 === 0 ? changed : changed % BLOCK_ROWS;
      set.add(at);
      set.add(at);
      expected.add(at);
      added.push(at);
    }
    set.delete(BLOCKS * BLOCK_ROWS);
  }
  expect(marked(set)).toEqual([...expected].sort((a, b) => a - b));
});

it('adds to what is marked, and leaves out rows of blocks that the marks do not have', () => {
  const set = new RowSet([7, BLOCK_ROWS + 1]);
  const bits = new Uint8Array(BITMAP_BYTES);
  bits[0] = 1;
  set.markIn(bits);
  expect(rowsOf(bits)).toEqual([0, 7]);
});
