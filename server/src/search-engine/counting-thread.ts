// Counts rows in the memory of stores that another thread changes, which it does not while this one works (counting.ts).
import { parentPort } from 'node:worker_threads';
import { count } from './answer.ts';
import { Arena } from './arena.ts';
import type { Counted, Question } from './question.ts';

export type CountingTask =
  | {
      store: number;
      /** how many it has */
      blocks: number;
      questions: readonly Pick<Question, 'conditions' | 'facets'>[];
      /** of a store that was not counted before */
      arena: Pick<Arena, 'layout' | 'memory'> | null;
    }
  /** a store that is gone */
  | { forget: number };

/** Of a fault a message keeps the name if it is one of the language, the text and the stack. */
export type CountingReply = { answers: Counted[] } | { fault: Error };

const arenas = new Map<number, Arena>();

function answersTo(task: Exclude<CountingTask, { forget: number }>): Counted[] {
  if (task.arena) {
    const { layout, memory } = task.arena;
    arenas.set(task.store, new Arena(layout, memory, 'counter'));
  }
  const arena = arenas.get(task.store);
  if (!arena) throw new RangeError('a store that nobody told of');
  arena.see(task.blocks);
  return task.questions.map((question) => count(arena, question));
}

function reply(message: CountingReply, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

parentPort?.on('message', (task: CountingTask) => {
  if ('forget' in task) {
    arenas.delete(task.forget);
    return;
  }
  try {
    const answers = answersTo(task);
    const counts = answers.flatMap(({ facets }) => [...facets.values()]);
    reply(
      { answers },
      counts.map(({ buffer }) => buffer as ArrayBuffer),
    );
  } catch (error) {
    reply({ fault: error as Error });
  }
});
