import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = {
  product: join(import.meta.dirname, '../src/main.ts'),
  demonstration: join(import.meta.dirname, '../../demo/src/main.ts'),
};

/** The product in a process of its own. */
export interface Product {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface(server.stdout)) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended at its start');
}

/** Starts the product as `npm start` does, or the demonstration, with `variables` in its environment. */
export async function runProduct(
  variables: Record<string, string>,
  kind: keyof typeof MAIN = 'product',
): Promise<Product> {
  const server = spawn(process.execPath, [MAIN[kind]], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
  const stop = () => end('SIGTERM');
  try {
    const url = await addressOf(server);
    // nothing reads the rest, and a full pipe would block the server
    server.stdout?.resume();
    return { url, pid: server.pid ?? 0, stop, kill: () => end('SIGKILL') };
  } catch (error) {
    await stop();
    throw error;
  }
}
