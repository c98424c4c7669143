import { isDeepStrictEqual } from 'node:util';
import { answer } from '../../src/search-engine/answer.ts';
import { createCounting } from '../../src/search-engine/counting.ts';
import type { Question } from '../../src/search-engine/question.ts';
import { Store } from '../../src/search-engine/store.ts';
import { startDuckDb } from './duckdb.ts';
import { startItemsJs } from './itemsjs.ts';
import { FACET_NAMES, madeUpPerson, madeUpQuestion, numbersFrom, SCHEMA } from './made-up.ts';
import { postgresWith } from './postgres.ts';
import { bandwidth, bytesToRead } from './read-limit.ts';
import type { Rival, RivalAnswer, StartRival } from './rival.ts';
import { type Times, timesLine, timesOf } from './times.ts';

const SEED = 42;
const QUESTIONS = 500;
/** PostgreSQL takes a quarter of a second for each at a million, and seconds at ten million. */
const compared = (people: number) => (people > 1_000_000 ? 10 : 40);
const CHANGES = 10_000;
const SIZES = [100_000, 1_000_000, 10_000_000];
/** Of days: the last one first. */
const LAST_FIRST = Int32Array.from({ length: 65_536 }, (_, day) => -day);
/** What one would use instead, with the most people that it bears. */
const RIVALS: readonly [StartRival, number][] = [
  [postgresWith('an index a column'), 10_000_000],
  [postgresWith('one index of all'), 1_000_000],
  [postgresWith('GIN of all'), 1_000_000],
  [startDuckDb, 10_000_000],
  [startItemsJs, 100_000],
];

/** Searches with counts in memory, and the same people in what one would use instead, whose answers have to be equal. */
export async function* measureEngine(sizes: readonly number[] = SIZES): AsyncGenerator<string> {
  for (const people of sizes) {
    const began = performance.now();
    const store = filledStore(people);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const bytes = (store.size / people).toFixed(0);
    const size = people.toLocaleString('en');
    yield `search, ${size} people: filled in ${seconds} s, ${bytes} bytes for each`;
    yield* measureStore(store, size);
    yield `search, ${size}, a change: ${changeOf(store, people).toFixed(1)} µs`;
    // the changes are not in the rivals
    const unchanged = filledStore(people);
    for (const [start, most] of RIVALS)
      if (people <= most) yield* compare(unchanged, await start(people, SEED), people);
  }
}

async function* measureStore(store: Store, size: string): AsyncGenerator<string> {
  const questions = questionsOf(QUESTIONS);
  const all = await timesOf(questions, (one) => answer(store, one));
  yield timesLine(`search, ${size}, 6 facets, count, page`, all);
  const counting = createCounting({ fromRows: 0 });
  const onThread = await timesOf(questions, (one) => counting.ask(store, () => [one]));
  yield timesLine(`search, ${size}, 6 facets, count, on the thread`, onThread);
  const here = await timesOf(questions, (one) => answer(store, { ...one, take: 0 }));
  yield timesLine(`search, ${size}, 6 facets, count, here`, here);
  const lists = questions.map((one) => ({ ...one, facets: [] }));
  const times = await timesOf(lists, (one) => answer(store, one));
  yield timesLine(`search, ${size}, count and page`, times);
  const active = lists.map((one) => ({ ...one, order: { field: 'active', ranks: LAST_FIRST } }));
  const ordered = await timesOf(active, (one) => answer(store, one));
  yield timesLine(`search, ${size}, last active first`, ordered);
  yield limitLine(store, size, questions, all);
}

/** How far the questions are from what memory allows. */
function limitLine(store: Store, size: string, questions: readonly Question[], times: Times) {
  const perSecond = bandwidth(store);
  const bytes = questions.reduce(
    (all, one) => all + bytesToRead(store, one, answer(store, one)),
    0,
  );
  const least = (bytes / perSecond / questions.length) * 1000;
  const taken = times.processor / questions.length;
  return `search, ${size}: one thread reads ${(perSecond / 1e9).toFixed(1)} GB/s, so what a question must read takes ${least.toFixed(2)} ms of processor in the mean; ${taken.toFixed(2)} ms are taken, ${(taken / least).toFixed(1)} times as much`;
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

async function* compare(store: Store, rival: Rival, people: number): AsyncGenerator<string> {
  const size = people.toLocaleString('en');
  try {
    const questions = questionsOf(compared(people));
    const answers = new Map<Question, RivalAnswer>();
    const times = await timesOf(questions, async (question) => {
      answers.set(question, await rival.ask(question));
    });
    yield timesLine(`${rival.name}, ${size}, 6 facets, count, page`, times);
    const equal = [...answers].filter(([question, there]) => isAnswered(store, question, there));
    yield `search, ${size}: ${equal.length} of ${questions.length} answers are those of ${rival.name}`;
    if (equal.length < questions.length)
      throw new Error(`the answers are not those of ${rival.name}`);
  } finally {
    await rival.stop();
  }
}

/** Whether the engine finds the same. */
function isAnswered(store: Store, question: Question, there: RivalAnswer): boolean {
  const here = answer(store, question);
  const page = here.rows.map((row) => store.timeAt(row));
  const isCounted = FACET_NAMES.every((field) =>
    (here.facets.get(field) ?? []).every(
      (count, value) => count === (there.facets.get(field)?.[value] ?? 0),
    ),
  );
  return isCounted && here.count === there.count && isDeepStrictEqual(page, there.page);
}
