import type { ChosenFile, QueuedFile } from './upload-queue.ts';

/** Those that were added stand in their own list, and those that were refused take none. */
function takesPlace({ state: { status } }: QueuedFile): boolean {
  return status !== 'added' && status !== 'refused';
}

/** How many more files there may be beside those in the queue, where the profile has `places` left. */
export function placesLeft(places: number, queued: readonly QueuedFile[]): number {
  return Math.max(0, places - queued.filter(takesPlace).length);
}

/**
 * Of chosen files the first that have a place, and those that are refused, to say so. `good` and `taken`: how many of
 * them could be added, and how many of these have a place.
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
