import { createPauses, HOLD_MS, type Pauses } from './pauses.ts';
import { inOrder } from './profile-index.ts';
import type { Resolver } from './resolve-search.ts';
import type { NewAsked, NewFound, ProfileSearch, StateReading } from './search.ts';

/** What is new in searches of many members (features/digest), which follow each other. */
export function createNewIn({
  read,
  resolveAs,
}: Pick<Resolver, 'read' | 'resolveAs'>): ProfileSearch['newIn'] {
  async function newIn(all: readonly NewAsked[], take: number): Promise<NewFound[][]> {
    const readings = await Promise.all(
      all.map(async (one) => ({ one, reading: await read(one.viewer) })),
    );
    const pauses = createPauses(HOLD_MS);
    const found: NewFound[][] = [];
    for (const { one, reading } of readings)
      found.push(await newOf(one, reading, { take, pauses }));
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
    for (const { filters, ...approved } of searches) {
      const those = { ...given, approved };
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
