import { abortedError } from '../api-error.ts';
import { createStore } from '../store.ts';

/** A dialog that calls wait for: shown once for all of them. */
export function createAsking() {
  /** whether the dialog is requested */
  const asked = createStore(false);
  let waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  return {
    asked,
    /** Continues the waiting calls, or fails them: by default as cancelled. */
    settle(error: Error | null = abortedError()): void {
      const settled = waiting;
      waiting = [];
      asked.set(false);
      for (const { resolve, reject } of settled) {
        if (error) reject(error);
        else resolve();
      }
    },
    /** Waits until it is done. */
    ask(): Promise<void> {
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        asked.set(true);
      });
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;
