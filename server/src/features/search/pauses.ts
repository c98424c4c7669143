import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long at most do searches that follow each other hold up other calls. */
export const HOLD_MS = 3;

/** When long work lets other calls have their turn: once it has held them up for `holdMs`. */
export function createPauses(holdMs: number) {
  let since = performance.now();
  return {
    /** apart from the pause, as to await one after each of a million rows would take longer than their work */
    isDue: () => performance.now() - since >= holdMs,
    async pause(): Promise<void> {
      await nextTurn();
      since = performance.now();
    },
  };
}

export type Pauses = ReturnType<typeof createPauses>;
