import { isDeepStrictEqual } from 'node:util';
import { answer } from '../../src/search-engine/answer.ts';
import type { Question } from '../../src/search-engine/question.ts';
import { Store } from '../../src/search-engine/store.ts';
import { percentile } from '../load.ts';
import { FACET_NAMES, madeUpPerson, madeUpQuestion, numbersFrom, SCHEMA } from './made-up.ts';
import { fillTable } from './postgres.ts';

const SEED = 42;
const QUESTIONS = 500;
/** PostgreSQL takes a quarter of a second for each at a million. */
const COMPARED = 40;
const CHANGES = 10_000;

/** Searches with counts in memory, and the same people in PostgreSQL, whose answers have to be equal. */
export async function* measureSearch(): AsyncGenerator<string> {
  for (const people of [100_000, 1_000_000, 10_000_000]) {
    const began = performance.now();
    const store = filledStore(people);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const bytes = (store.size / people).toFixed(0);
    const size = people.toLocaleString('en');
    yield `search, ${size} people: filled in ${seconds} s, ${bytes} bytes for each`;
    const questions = questionsOf(QUESTIONS);
    yield line(
      `search, ${size}, 6 facets, count, page`,
      await timesOf(questions, (one) => answer(store, one)),
    );
    const lists = questions.map((one) => ({ ...one, facets: [] }));
    yield line(
      `search, ${size}, count and page`,
      await timesOf(lists, (one) => answer(store, one)),
    );
    const active = lists.map((one) => ({ ...one, order: { field: 'active' } }));
    yield line(
      `search, ${size}, last active first`,
      await timesOf(active, (one) => answer(store, one)),
    );
    yield `search, ${size}, a change: ${changeOf(store, people).toFixed(1)} µs`;
    if (people <= 1_000_000) yield* compareWithTable(filledStore(people), people);
  }
}

function filledStore(people: number): Store {
  const store = new Store(SCHEMA);
  const random = numbersFrom(SEED);
  for (let time = 0; time < people; time++)
    store.put({ id: [0, 0, time >>> 16, time], time, mark: 1, values: madeUpPerson(random) });
  return store;
}

function questionsOf(count: number): Question[] {
  const random = numbersFrom(SEED + 1);
  return Array.from({ length: count }, () => madeUpQuestion(random));
}

async function timesOf(questions: readonly Question[], ask: (question: Question) => unknown) {
  const times: number[] = [];
  // the first pass warms up
  for (const question of questions.slice(0, 50)) await ask(question);
  for (const question of questions) {
    const start = performance.now();
    await ask(question);
    times.push(performance.now() - start);
  }
  return times;
}

/** Microseconds for a change of all columns of somebody. */
function changeOf(store: Store, people: number): number {
  const random = numbersFrom(SEED + 2);
  const changed = Array.from({ length: CHANGES }, () => ({
    row: Math.floor(random() * people),
    values: madeUpPerson(random),
  }));
  const start = performance.now();
  for (const { row, values } of changed)
    store.put({ id: store.idAt(row), time: store.timeAt(row), mark: 2, values });
  return ((performance.now() - start) * 1000) / CHANGES;
}

async function* compareWithTable(store: Store, people: number): AsyncGenerator<string> {
  const table = await fillTable(people, SEED);
  try {
    const questions = questionsOf(COMPARED);
    const size = people.toLocaleString('en');
    const times = await timesOf(questions, (question) => table.ask(question));
    yield line(`PostgreSQL, ${size}, 6 facets, count, page`, times);
    let equal = 0;
    for (const question of questions) {
      const there = await table.ask(question);
      const here = answer(store, question);
      const facets = FACET_NAMES.every((field) =>
        (here.facets.get(field) ?? []).every(
          (count, value) => count === (there.facets.get(field)?.[value] ?? 0),
        ),
      );
      const page = here.rows.map((row) => store.timeAt(row));
      if (facets && here.count === there.count && isDeepStrictEqual(page, there.page)) equal += 1;
    }
    yield `search, ${size}: ${equal} of ${questions.length} answers are PostgreSQL’s`;
  } finally {
    await table.stop();
  }
}

function line(name: string, times: readonly number[]): string {
  const ms = (part: number) =>
    `${percentile(
      [...times].sort((a, b) => a - b),
      part,
    ).toFixed(2)} ms`.padStart(10);
  return `${name.padEnd(46)} p50 ${ms(0.5)}   p95 ${ms(0.95)}`;
}
