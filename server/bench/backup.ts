import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { request } from './list.ts';
import { type Figures, measure } from './load.ts';
import { line } from './report.ts';
import { makeSearchers } from './searchers.ts';
import type { Site } from './site.ts';

const MAIN = join(import.meta.dirname, '../src/backup/main.ts');
const FILES = 2000;
/** Bytes of a file: a large photo. */
const FILE_BYTES = 150_000;
/** Searches a second, from ten members, of which the server can answer many more. */
const LOAD = { rate: 20, connections: 10 };

/** Gives the first photos a file each. */
async function storeFiles({ ctx }: Site): Promise<void> {
  const photos = await ctx.db.selectFrom('photos').select('id').limit(FILES).execute();
  for (const { id } of photos) await ctx.files.put(`photo/${id}/large`, randomBytes(FILE_BYTES));
}

interface Run {
  said: string;
  seconds: number;
  /** the most memory that the process had at once, with its passphrase */
  megabytes: number;
}

/** `npm run backup` or `restore` in a process of its own. */
async function run(args: string[], env: Record<string, string>): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, BACKUP_PASSPHRASE: 'a passphrase for the benchmark', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const peak = watchMemory(child);
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  // the rows of made-up profiles have no files, which the next line tells
  return {
    said: said.split('\n')[0] ?? '',
    seconds: (performance.now() - started) / 1000,
    megabytes: peak(),
  };
}

/** Megabytes; Linux only. */
function watchMemory({ pid }: ChildProcess): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // it ended
    }
  }, 100);
  return () => {
    clearInterval(timer);
    return Math.round(peak);
  };
}

const told = (what: string, { said, seconds, megabytes }: Run) =>
  `${what.padEnd(34)} ${seconds.toFixed(1)} s, at most ${megabytes} MB: ${said}`;

/** A backup by hand of the filled site, searches meanwhile, the next backup, and the restore. */
export async function* measureBackup(site: Site): AsyncGenerator<string> {
  await storeFiles(site);
  const folder = await mkdtemp(join(tmpdir(), 'mala-bench-backup-'));
  await chmod(folder, 0o711);
  try {
    const searchers = await makeSearchers(site.ctx, LOAD.connections);
    const search = (name: string, seconds: number): Promise<Figures> =>
      measure({
        name,
        url: site.url,
        connections: searchers.map((searcher) => [request(searcher, {})]),
        seconds,
        rate: LOAD.rate,
      });
    await search('warming up', 3);
    yield line(await search('list, as usual', 15));
    const { databaseUrl = '', dataDir, authSecret = '' } = site.ctx.config;
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, AUTH_SECRET: authSecret };
    const file = join(folder, 'backups/site.age');
    const taken = run(['backup', file], env);
    const meanwhile = search('list, during the backup', 30);
    yield told('backup', await taken);
    yield line(await meanwhile);
    yield told('next backup', await run(['backup', file], env));
    const target = { DATA_DIR: join(folder, 'restored') };
    yield told('restore', await run(['restore', file], target));
    const { rows } = await sql<{ size: string }>`
      select pg_size_pretty(pg_database_size(current_database())) as size`.execute(site.ctx.db);
    yield `the database: ${rows[0]?.size}, the files: ${Math.round((FILES * FILE_BYTES) / 1e6)} MB`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
