import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fastestFolder } from '../../server/test/factories/fastest-folder.ts';
import { type Mail, readMails } from './mails.ts';

/** The administrator of every server that the journeys start. */
export const ADMIN = { mobile_no: '9000000001', password: 'administer with care' } as const;

/** The support number behind the WhatsApp links of these servers. */
export const SUPPORT = '919000000002';

export interface Server {
  /** http://127.0.0.1:port */
  url: string;
  /** where the first owner is made, if the settings name none */
  firstStart: string | null;
  /** where it keeps everything, its database included */
  dataDir: string;
  /** what it has mailed to somebody so far, oldest first */
  mails(recipient: string): Promise<Mail[]>;
  stop(): Promise<void>;
}

const READY = /http:\/\/127\.0\.0\.1:\d+/;
const FIRST_START = /http:\/\/127\.0\.0\.1:\d+\/admin\/first-start#\S+/;

/** An address that a started server prints; throws with what it said where it ended instead. */
async function addressOf(server: ChildProcess, pattern: RegExp): Promise<string> {
  const said: string[] = [];
  server.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  if (!server.stdout) throw new Error('the server prints nowhere');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = pattern.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error(`the server ended at once: ${said.join('')}`);
}

/**
 * Starts the product as `npm start` does, empty, in a folder of its own that goes when it stops; another entry
 * starts the demonstration, and another `root` a copy of the product.
 */
export async function startServer(
  env: Record<string, string> = {},
  entry: 'server/src/main.ts' | 'demo/src/main.ts' = 'server/src/main.ts',
  root = join(import.meta.dirname, '../..'),
): Promise<Server> {
  const dataDir = await mkdtemp(join(await fastestFolder(), 'mala-e2e-'));
  // the database runs as another user when we are root
  await chmod(dataDir, 0o711);
  const server = spawn(process.execPath, [join(root, entry)], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      DISK_RESERVE_MB: '0',
      ADMIN_MOBILE: ADMIN.mobile_no,
      ADMIN_PASSWORD: ADMIN.password,
      SUPPORT_WHATSAPP: SUPPORT,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hasOwner = env.ADMIN_MOBILE !== '';
  const printed = await addressOf(server, hasOwner ? READY : FIRST_START);
  // nobody reads the rest, and a full pipe would stop the server
  server.stdout?.resume();
  server.stderr?.resume();
  return {
    url: new URL(printed).origin,
    firstStart: hasOwner ? null : printed,
    dataDir,
    mails: (to) => readMails(join(dataDir, 'mail'), to),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
