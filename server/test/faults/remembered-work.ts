import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findViewer } from '../../src/access/find-viewer.ts';
import type { Context } from '../../src/context.ts';
import { nextStep } from './fault.ts';

type Input = string | Uint8Array;

/**
 * Has passwords hashed and files read once for equal input: hundreds of attempts send the same. What media processes do
 * counts as a step, which can fail. The viewers of calls at the same time are found one by one.
 */
export function rememberWork(ctx: Context): void {
  const kept = new Map<string, Promise<unknown>>();
  function once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const found = (kept.get(key) as Promise<T> | undefined) ?? work();
    kept.set(key, found);
    return found;
  }
  async function read<T>(name: string, input: Input, work: (bytes: Buffer) => Promise<T>) {
    if (nextStep({ of: 'media', what: name, writes: false, within: false }))
      throw new Error('the process that reads files ended');
    const bytes = typeof input === 'string' ? await readFile(input) : Buffer.from(input);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return once(`${name} ${hash}`, () => work(bytes));
  }
  // an attempt would be hit by the faults of another one
  ctx.viewers = { of: (sessionId) => findViewer(ctx.db, sessionId, ctx.now()) };
  const { passwords, images, horoscopeFiles } = ctx;
  ctx.passwords = {
    ...passwords,
    hash: (password, asker) => once(`hash ${password}`, () => passwords.hash(password, asker)),
    verify: (stored, password, asker) =>
      once(`verify ${stored} ${password}`, () => passwords.verify(stored, password, asker)),
  };
  ctx.images = {
    process: (input, domain, by) =>
      read(`process ${domain}`, input, (bytes) => images.process(bytes, domain, by)),
    reencode: (input) => read('reencode', input, (bytes) => images.reencode(bytes)),
    toThumbnail: async (given) =>
      read('thumbnail', await given(), (bytes) => images.toThumbnail(async () => bytes)),
    toJpeg: async (given) =>
      read('jpeg', await given(), (bytes) => images.toJpeg(async () => bytes)),
    hash: (input) => read('hash', input, (bytes) => images.hash(bytes)),
  };
  ctx.horoscopeFiles = {
    inspect: (input) => read('inspect', input, (bytes) => horoscopeFiles.inspect(bytes)),
    draw: (input) => read('draw', input, (bytes) => horoscopeFiles.draw(bytes)),
    takeTurn: horoscopeFiles.takeTurn,
  };
}
