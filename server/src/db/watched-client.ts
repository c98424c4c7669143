import type { Socket } from 'node:net';
import { Client } from 'pg';
import { keptName } from './kept-queries.ts';

/**
 * Milliseconds without a byte after which a connection with a running query counts as broken. More than the statement
 * timeout: a database that can be reached answers earlier.
 */
export const SILENCE_MS = 10_000;

/** Seconds that one statement may take. */
export const STATEMENT_SECONDS = 8;

/** What pg has beside its types. */
interface Inside {
  readyForQuery: boolean;
  connection: { stream: Socket };
}

/**
 * A class of clients whose queries fail, and whose connection is dropped, after `silenceMs` without a byte; 0 for never. They know
 * the statements that are kept (kept-queries.ts).
 */
export function clientWatchedFor(silenceMs: number): typeof Client {
  class WatchedClient extends Client {
    constructor(...given: ConstructorParameters<typeof Client>) {
      super(...given);
      this.once('connect', () => {
        const inside = this as unknown as Inside;
        const { stream } = inside.connection;
        stream.setTimeout(silenceMs).on('timeout', () => {
          // between two queries it may be silent
          if (inside.readyForQuery) return stream.setTimeout(silenceMs);
          const silence = new Error('the database went silent');
          stream.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }));
        });
      });
    }

    // the class declares a dozen forms of it
    override query(...given: unknown[]): never {
      const [text, values, ...rest] = given;
      const name = keptName(text);
      const asked = name ? [{ name, text, values }, ...rest] : given;
      return super.query(...(asked as Parameters<Client['query']>)) as never;
    }
  }
  return WatchedClient;
}
