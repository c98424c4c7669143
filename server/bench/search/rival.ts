import type { Question } from '../../src/search-engine/question.ts';

/** What a rival finds: the count, the times of the page's people, and how many have each value of each facet. */
export interface RivalAnswer {
  count: number;
  page: readonly number[];
  facets: ReadonlyMap<string, readonly number[]>;
}

/** The same people in something that one would use instead. */
export interface Rival {
  name: string;
  ask(question: Question): Promise<RivalAnswer>;
  stop(): Promise<void>;
}

/** Fills a rival with made-up people, whose times are 0, 1, 2 and so on. */
export type StartRival = (people: number, seed: number) => Promise<Rival>;
