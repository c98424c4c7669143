// Reads files from outside in a process of its own. Its messages are jobs, answered one by one in their order.
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { AppError } from '../errors.ts';
import { type MediaAnswer, READY } from './media-process.ts';
import { doMediaTask, type MediaTask } from './tasks.ts';

// every picture is new, so a cache only holds memory; the other core is another process's
sharp.cache(false);
sharp.concurrency(1);

async function answer(job: MediaTask): Promise<MediaAnswer> {
  try {
    return { answer: await doMediaTask(job) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.appCode };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: MediaTask) => {
  // the parent process may have ended by then
  void answer(job).then((said) => process.connected && process.send?.(said));
});
// the server's end, however it came, is the end of this one
process.on('disconnect', () => process.exit());
new Worker(new URL('end-with-server.ts', import.meta.url)).unref();
// a signal for the whole group is the server's to handle: it finishes what is in hand
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

process.send?.(READY);
