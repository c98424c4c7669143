import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import type { openKeptDatabase } from '../../server/test/factories/kept-database.ts';
import { test as base } from './fixtures.ts';
import type { Person } from './people.ts';
import { type Server, startServer } from './server.ts';

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}

interface OfficeSite {
  /** requires a second factor of the office, by a name: browsers take no passkeys on an address of numbers */
  officeSite: Server;
}

export const test = base.extend<object, OfficeSite>({
  officeSite: [
    async ({ browserName: _ }, use) => {
      const port = String(await freePort());
      const server = await startServer({ PORT: port, ADMIN_TOTP: 'required' });
      await use({ ...server, url: `http://localhost:${port}` });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ officeSite }, use) => use(officeSite),
});

type KeptDatabase = Awaited<ReturnType<typeof openKeptDatabase>>;

/** Has somebody work in the office instead of having a profile. */
export async function employ(db: KeptDatabase, { user_id }: Person): Promise<void> {
  await db
    .insertInto('staff_roles')
    .values({ id: randomUUID(), user_id, role: 'OWNER', domain: null })
    .execute();
}

/**
 * The code that an app shows so many half minutes from now; `key` as the page shows it. The present one and the next
 * are taken even half a minute later, the one before may be too old by then.
 */
export function codeOf(key: string, halfMinutes = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + halfMinutes * 30_000 });
}
