import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { png } from '../../test/fixtures/hostile-files/picture-parts.ts';
import { slowPng } from '../../test/fixtures/hostile-files/slow-pictures.ts';
import { pdfOfPages, picture } from '../../test/fixtures/uploads.ts';
import { PATIENT_READERS } from '../../test/patient-readers.ts';
import { descendants } from '../../test/process-tree.ts';
import { gone } from '../../test/server-process.ts';
import { createImages } from './images.ts';
import { createMediaProcess, OverBounds } from './media-process.ts';
import { createMediaPool } from './pool.ts';
import { usageOf } from './process-usage.ts';

const BOUNDS = { ...PATIENT_READERS, cpuMs: 8000 };

/** The processes that were started since. */
const since = (before: number[]) => descendants(process.pid).filter((pid) => !before.includes(pid));

test('replaces a child process that was killed while idle', async () => {
  const ask = createMediaProcess(BOUNDS);
  const look = async () => ask({ name: 'look', input: await picture() });
  const before = descendants(process.pid);
  expect(await look()).toBe(600 * 800);
  const [reader] = since(before);
  if (!reader) throw new Error('nobody reads');
  process.kill(reader, 'SIGKILL');
  await expect.poll(() => descendants(process.pid)).not.toContain(reader);
  expect(await look()).toBe(600 * 800);
});

test('kills the process of a job that takes too much of the processor, and works on', async () => {
  const ask = createMediaProcess({ ...BOUNDS, cpuMs: 1500 });
  const before = descendants(process.pid);
  const asked = ask({ name: 'sizes', input: slowPng(), domain: 'tamilmala' });
  await expect.poll(() => since(before)).toHaveLength(1);
  const [reader] = since(before);
  await expect(asked).rejects.toBeInstanceOf(OverBounds);
  await expect.poll(() => descendants(process.pid)).not.toContain(reader);
  expect(await ask({ name: 'look', input: await picture() })).toBe(600 * 800);
});

test('reads a file again whose reader somebody killed, as a system without memory does', async () => {
  const { ask } = createMediaPool({ atOnce: 1, ...PATIENT_READERS });
  const before = descendants(process.pid);
  const input = await picture();
  await ask({ name: 'look', input });
  const [reader] = since(before);
  if (!reader) throw new Error('nobody reads');
  process.kill(reader, 'SIGSTOP');
  const asked = ask({ name: 'look', input });
  process.kill(reader, 'SIGKILL');
  expect(await asked).toBe(600 * 800);
});

test('says that a file may be sent again when its reader was killed every time', async () => {
  const { ask } = createMediaPool({ atOnce: 1, ...PATIENT_READERS });
  const before = descendants(process.pid);
  const input = await picture();
  await ask({ name: 'look', input }, { slow: true });
  const [reader] = since(before);
  if (!reader) throw new Error('nobody reads');
  process.kill(reader, 'SIGSTOP');
  const asked = ask({ name: 'look', input }, { slow: true });
  process.kill(reader, 'SIGKILL');
  await expect(asked).rejects.toMatchObject({ appCode: 'UNAVAILABLE', retryAfter: 60 });
});

test('reads ordinary files while slow ones of many people wait for each other (abuse 11)', async () => {
  const pool = createMediaPool({ atOnce: 1, ...PATIENT_READERS });
  const { process: keep } = createImages(pool);
  const before = descendants(process.pid);
  const ordinary = await picture();
  await pool.ask({ name: 'look', input: ordinary }, { slow: true });
  const [slowReader] = since(before);
  if (!slowReader) throw new Error('nobody reads');
  process.kill(slowReader, 'SIGSTOP');
  const large = png(7000, 7000);
  const people = Array.from({ length: 10 }, (_, n) => keep(large, 'tamilmala', `sender ${n}`));
  const ended = Promise.allSettled(people);
  expect(await keep(ordinary, 'tamilmala', 'somebody')).toMatchObject({ width: 600 });
  process.kill(slowReader, 'SIGCONT');
  await ended;
});

test('leaves no reader behind that is busy when the server is killed', async () => {
  const layers = '0 0 2000 2000 re f '.repeat(30_000);
  const slow = pdfOfPages(1)
    .toString('latin1')
    .replace('[0 0 300 400]', '[0 0 2000 2000]/Resources<</ExtGState<</G<</BM/Luminosity>>>>>>')
    .replace(/stream\n.*\nendstream/, `stream\n/G gs ${layers}\nendstream`);
  const script = `
    import { createMediaProcess } from '${join(import.meta.dirname, 'media-process.ts')}';
    const ask = createMediaProcess({ niceness: 0, cpuMs: 60_000, longestMs: 600_000 });
    let sent = '';
    for await (const chunk of process.stdin) sent += chunk;
    await ask({ name: 'pdf', input: Buffer.from(sent), cut: false });`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script]);
  server.stdin.end(slow);
  const { pid = 0 } = server;
  await expect.poll(() => descendants(pid)).toHaveLength(1);
  const readers = descendants(pid);
  const busy = async () => (await usageOf(readers[0] ?? 0, 0)).cpu;
  await expect.poll(busy).toBeGreaterThan(2500);
  server.kill('SIGKILL');
  await gone(readers);
});
