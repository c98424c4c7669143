import { text } from 'node:stream/consumers';
import { isMissing } from '../storage/file-errors.ts';
import { ERASURE, type Erasure, erasureKey } from './format.ts';
import type { Place } from './place.ts';

/** What was deleted, beside the backups: a line for each row with its table and id, of which neither says who it was. */
const LIST = 'erasures.txt';

export async function readErasureList(place: Place): Promise<Erasure[]> {
  const lines = (await readIfThere(place)).split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const [table_name, row_id] = line.split(' ');
    const { data } = ERASURE.safeParse({ table_name, row_id });
    if (!data)
      throw new Error(
        `${LIST} in the place of the backups is damaged: line ${index + 1} is not a table and an id; bring it from another copy, or delete that line`,
      );
    return [data];
  });
}

/** Adds to the list; what stands there stays, for backups of another history of the database. */
export async function addErasures(place: Place, erasures: readonly Erasure[]): Promise<void> {
  const known = await readErasureList(place);
  const lines = new Set(known.map(lineOf));
  const before = lines.size;
  for (const erasure of erasures) lines.add(lineOf(erasure));
  if (lines.size > before) await place.put(LIST, [...lines].join(''));
}

const lineOf = (erasure: Erasure) => `${erasureKey(erasure)}\n`;

async function readIfThere(place: Place): Promise<string> {
  try {
    return await text(await place.read(LIST));
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}
