import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { nextStep, type Way } from './fault.ts';

type Query = (this: Client, text: unknown, values?: unknown) => Promise<unknown>;

/** PostgreSQL's own failure of a statement; within a transaction it is aborted, as after any other. */
const REFUSAL = `DO $$ BEGIN RAISE EXCEPTION 'stopped by a test' USING ERRCODE = '57014'; END $$`;

const WRITES =
  /^\s*(insert|update|delete)\b|^\s*with\b[\s\S]*\b(insert into|update|delete from)\b/i;

/** Of a statement, or of one that the connection keeps by its name (db/kept-queries.ts); null for what else pg takes. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  const { text, name } = (asked ?? {}) as { text?: unknown; name?: unknown };
  return typeof name === 'string' && typeof text === 'string' ? text : null;
}

/** Whether the statement changes rows. */
export function isWriting(statement: string): boolean {
  return WRITES.test(statement);
}

/** Queries of attempts fail as asked from now on, those of others do not; returns what ends that. */
export function failQueries(connectionString: string): () => Promise<void> {
  const ending = new Pool({ connectionString, max: 1 });
  const real = Client.prototype.query as Query;
  const open = new WeakSet<Client>();

  const query: Query = async function (text, values) {
    const what = textOf(text) ?? '';
    const within = open.has(this);
    const way = nextStep({ of: 'query', what, writes: isWriting(what), within });
    if (/^(begin|start transaction)/.test(what)) open.add(this);
    if (/^(commit|rollback)$/.test(what)) open.delete(this);
    return way
      ? fail(this, way, () => real.call(this, text, values))
      : real.call(this, text, values);
  };

  async function fail(client: Client, way: Way, ask: () => Promise<unknown>): Promise<unknown> {
    if (way === 'refused') return real.call(client, REFUSAL);
    if (way === 'unanswered') await ask();
    await breakOff(client, ending);
    return ask();
  }

  Client.prototype.query = function (this: Client, ...given: [unknown, unknown?, unknown?]) {
    // pg's own code and other libraries pass what else it takes
    const [text, values] = given;
    const isPlain = textOf(text) !== null && given.length <= 2;
    return isPlain ? query.call(this, text, values) : Reflect.apply(real, this, given);
  } as typeof Client.prototype.query;
  return () => {
    Client.prototype.query = real as typeof Client.prototype.query;
    return ending.end();
  };
}

interface Internals {
  connection: { stream: Socket };
  processID: number;
}

/**
 * Breaks a connection as a network does; every later query of this client fails. PostgreSQL has ended its session by then: until it
 * notices on a busy machine, the session keeps its locks, and the next try leaves out what they are on.
 */
async function breakOff(client: Client, ending: Pool): Promise<void> {
  const { connection, processID } = client as unknown as Internals;
  const ended = once(client, 'end');
  connection.stream.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  await ended;
  await ending.query('SELECT pg_terminate_backend($1, 30000)', [processID]);
}
