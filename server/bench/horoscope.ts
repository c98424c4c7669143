import { ashtakoot, type Person, porutham } from '@mala/horoscope/index.ts';

const RUNS = 5;

/** The 108 kinds of people: each star with each padham. */
function everyPerson(): Person[] {
  return Array.from({ length: 27 * 4 }, (_, index) => ({
    star: Math.floor(index / 4) + 1,
    padham: (index % 4) + 1,
    raasi: Math.floor(index / 9) + 1,
  }));
}

/** How long all pairs of both traditions take, and how much of it is the thread's own time: first in this process, then warm. */
export async function* measureHoroscope(): AsyncGenerator<string> {
  const people = everyPerson();
  for (let run = 1; run <= RUNS; run += 1) {
    const start = performance.now();
    const used = process.threadCpuUsage();
    for (const groom of people)
      for (const bride of people) {
        ashtakoot({ groom, bride });
        porutham({ groom, bride });
      }
    const { user, system } = process.threadCpuUsage(used);
    const ms = (performance.now() - start).toFixed(0);
    const own = ((user + system) / 1000).toFixed(0);
    yield `horoscope, ${(people.length ** 2).toLocaleString('en')} pairs in both traditions, run ${run}   ${ms} ms   processor ${own} ms`;
  }
}
