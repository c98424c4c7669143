import { isTooSlow } from '../../db/outage.ts';
import { attempt } from './attempt.ts';
import { createPauses, HOLD_MS, type Pauses } from './pauses.ts';
import { inOrder } from './profile-index.ts';
import type { Resolver } from './resolve-search.ts';
import type { NewAsked, NewFound, ProfileSearch, StateReading } from './search.ts';

/** After so many in turn that took too long the database itself is too slow: the others would wait as long for nothing. */
const SLOW_IN_TURN = 3;

/** What is new in searches of many members (features/digest), which follow each other. */
export function createNewIn({
  read,
  resolveAs,
}: Pick<Resolver, 'read' | 'resolveAs'>): ProfileSearch['newIn'] {
  async function newIn(
    all: readonly NewAsked[],
    take: number,
  ): Promise<PromiseSettledResult<NewFound[]>[]> {
    // all at once, of which one query is made
    const readings = await Promise.all(
      all.map((one) => attempt(async () => ({ one, reading: await read(one.viewer) }))),
    );
    const pauses = createPauses(HOLD_MS);
    const found: PromiseSettledResult<NewFound[]>[] = [];
    let slow = 0;
    for (const reading of readings) {
      const result =
        reading.status === 'rejected'
          ? reading
          : await attempt(() => newOf(reading.value.one, reading.value.reading, { take, pauses }));
      const failed = result.status === 'rejected' ? result.reason : null;
      slow = isTooSlow(failed) ? slow + 1 : 0;
      if (slow === SLOW_IN_TURN) throw failed;
      found.push(result);
    }
    return found;
  }

  async function newOf(
    { viewer, searches }: NewAsked,
    reading: StateReading,
    { take, pauses }: { take: number; pauses: Pauses },
  ): Promise<NewFound[]> {
    const { indexes, given } = await resolveAs(viewer, { ...reading, home: null });
    const page = { skip: 0, take };
    const found: NewFound[] = [];
    for (const { filters, after, until = given.today } of searches) {
      const those = { ...given, approved: { after, until } };
      const each = await Promise.all(indexes.map((one) => one.list(filters, those, page)));
      const entries = each.flatMap((one) => one.entries).sort(inOrder);
      found.push({
        count: each.reduce((sum, { count }) => sum + count, 0),
        newest: entries.slice(0, take),
      });
      if (pauses.isDue()) await pauses.pause();
    }
    return found;
  }

  return newIn;
}
