import type { ChosenFile, QueuedFile } from './upload-queue.ts';

/** Added files are in their own list, and refused files take no place. */
function takesPlace({ state: { status } }: QueuedFile): boolean {
  return status !== 'added' && status !== 'refused';
}

/** How many more files may be added to the queue if the profile has `places` left. */
export function placesLeft(places: number, queued: readonly QueuedFile[]): number {
  return Math.max(0, places - queued.filter(takesPlace).length);
}

/**
 * Of the chosen files, the first ones that have a place, and the refused ones, which are reported. `good` and `taken`:
 * how many of them could be added, and how many of these have a place.
 */
export function fittingFiles(
  chosen: readonly ChosenFile[],
  left: number,
): { files: ChosenFile[]; good: number; taken: number } {
  const good = chosen.filter(({ refusal }) => !refusal);
  const taken = new Set(good.slice(0, left));
  return {
    files: chosen.filter((one) => one.refusal || taken.has(one)),
    good: good.length,
    taken: taken.size,
  };
}
