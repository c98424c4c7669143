import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { matchesOf } from './matches.ts';
import { NOTHING_OWN } from './own-lists.ts';
import { createPauses } from './pauses.ts';
import { ProfileIndex } from './profile-index.ts';
import { readIndex, writeIndex } from './saved-index.ts';

const BEFORE = 40_000;
/** More than the block has room for. */
const MEANWHILE = 30_000;

/** Somebody who was approved after so many others, each a millisecond after the one before. */
const entryAt = (at: number, version: number): Entry => ({
  user_id: `00000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
  approved: at * 1000,
  ...{ born: 0, kind: 0, height: 0, with_photo: 0, city: 0, mid: 0, active: 0, version },
  codes: FIELD_FILTERS.map(() => 0),
  words: { card: [`word${at % 7}`], detail: [] },
  wanted: { columns: {}, named: [] },
});

/** How many a search finds who were approved after somebody. */
function newerThan(profiles: ProfileIndex, at: number): number {
  const given = {
    ...{ today: new Date(), own: NOTHING_OWN, comparison: null, details: true, home: null },
    ...{ looksFor: null, is: null, approved: { after: new Date(at) } },
  };
  return matchesOf(profiles, {}, given, { skip: 0, take: 1 }).count;
}

it('knows who is new, though a block is filled and another one begun while it is written', async () => {
  const reading = { version: 1, origin: 'here', load: 1 };
  const before = Array.from({ length: BEFORE }, (_, at) => entryAt(at, 1));
  const profiles = new ProfileIndex(before, reading);
  const changes = Array.from({ length: MEANWHILE }, (_, at) => {
    const entry = entryAt(BEFORE + at, 2);
    return { user_id: entry.user_id, entry };
  });
  const pieces: Buffer[] = [];
  // the towns and the rows of the block come first
  for await (const piece of writeIndex(profiles, createPauses(1000)))
    if (pieces.push(piece) === 2) await profiles.change(changes, 2);

  async function* file() {
    yield* pieces;
  }
  const options = { reading, isOver: () => false, pauses: createPauses(1000) };
  const read = (await readIndex(file(), options)) ?? expect.fail('it is not read');
  // as a start reads what changed since
  await read.change(changes, 2);
  expect(read.store.live).toBe(BEFORE + MEANWHILE);
  const all = BEFORE + MEANWHILE;
  for (const at of [10, BEFORE / 2, BEFORE - 1, BEFORE, all - 2])
    expect(newerThan(read, at)).toBe(all - at - 1);
});
