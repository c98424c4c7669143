import { percentile } from '../load.ts';

/** Milliseconds of each of some runs, and of the processors of this process for all of them. */
export interface Times {
  each: number[];
  processor: number;
}

/** Asks one after the other; the first ones twice, to warm up. */
export async function timesOf<Asked>(
  questions: readonly Asked[],
  ask: (question: Asked) => unknown,
): Promise<Times> {
  for (const question of questions.slice(0, 50)) await ask(question);
  const each: number[] = [];
  const before = process.cpuUsage();
  for (const question of questions) {
    const start = performance.now();
    await ask(question);
    each.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { each: each.sort((a, b) => a - b), processor: (user + system) / 1000 };
}

/** One line; the processor's time is the mean, which other work on the machine changes less. */
export function timesLine(name: string, { each, processor }: Times): string {
  const ms = (value: number) => `${value.toFixed(2)} ms`.padStart(10);
  return `${name.padEnd(48)} p50 ${ms(percentile(each, 0.5))}   p95 ${ms(percentile(each, 0.95))}   processor ${ms(processor / each.length)}`;
}
