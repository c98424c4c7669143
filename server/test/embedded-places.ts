import { rm } from 'node:fs/promises';
import { test as plain } from 'vitest';
import { fillDataDir, makeDataDir } from './main-process.ts';
import { descendants } from './process-tree.ts';
import { killHard, type ServerProcess, startProcess } from './server-process.ts';

/** What a test gets. Each has folders of its own: they mostly wait for processes and disk, so several run at once. */
interface Place {
  /** a folder in the state after a first start */
  dataDir: string;
  emptyDir: string;
  /** starts a server on a folder; it is killed after the test */
  start(folder: string): Promise<ServerProcess>;
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await makeDataDir();
  await use(folder);
  await rm(folder, { recursive: true, force: true });
}

/** A test of the embedded database. */
export const test = plain.extend<Place>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Vitest reads here which fixtures this one needs
  emptyDir: async ({}, use) => withFolder(use),
  dataDir: async ({}, use) =>
    withFolder(async (folder) => {
      await fillDataDir(folder);
      await use(folder);
    }),
  start: async ({}, use) => {
    const running: ServerProcess[] = [];
    await use(async (folder) => {
      const server = await startProcess(folder);
      running.push(server);
      return server;
    });
    await killHard(running.flatMap(({ pid }) => [pid, ...descendants(pid)]));
  },
  // biome-ignore-end lint/correctness/noEmptyPattern: as above
});
