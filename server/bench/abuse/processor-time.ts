import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks a second in /proc, on every Linux. */
export const TICKS = 100;

/** The fields of a line of /proc/…/stat after the name, which may contain spaces: 11 to 14 are the time that it and its ended children used. */
export async function statOf(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/**
 * Milliseconds of processor that a process has used so far, but for its threads of lower priority, which hash passwords
 * (Linux only).
 */
export async function processorTime(pid: number): Promise<number> {
  const folder = `/proc/${pid}/task`;
  const [, nice = ''] = niceAndTime(await statOf(`${folder}/${pid}/stat`));
  const threads = await Promise.all(
    (await readdir(folder)).map(async (thread) =>
      niceAndTime(await statOf(`${folder}/${thread}/stat`).catch(() => [])),
    ),
  );
  const ticks = threads.reduce((sum, [time, own]) => (own === nice ? sum + time : sum), 0);
  return (ticks * 1000) / TICKS;
}

function niceAndTime(stat: string[]): [ticks: number, nice: string] {
  return [Number(stat[11]) + Number(stat[12]), stat[16] ?? ''];
}
