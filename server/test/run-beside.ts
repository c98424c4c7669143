import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import type { TestApp } from './test-app.ts';

/** Runs a command beside the running site, with its settings; its exit status and what it says. */
export async function runBeside({ ctx }: Pick<TestApp, 'ctx'>, path: string, ...args: string[]) {
  const { databaseUrl = '', dataDir } = ctx.config;
  const child = spawn(process.execPath, [path, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, faults, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, said, faults: faults.trim() };
}
