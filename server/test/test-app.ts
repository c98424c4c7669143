import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { output } from 'zod/mini';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { openDatabase } from '../src/db/database.ts';
import { createContext } from '../src/start.ts';
import { cloneDatabase } from './test-database.ts';

/** What came back of a call: `body` is the reply of the endpoint, or what the refusal said. */
export interface Answer<Reply> {
  status: number;
  headers: Headers;
  body: Reply;
  error: { Code: string; Message: string; Fields?: Record<string, string> };
}

/** What a test sends: anything may be wrong with it on purpose, so the body is not held to the endpoint. */
export interface Sending {
  token?: string | undefined;
  params?: Record<string, string | number>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** A server on a database of its own, reached over HTTP. */
export interface TestApp {
  ctx: Context;
  /** http://127.0.0.1:port */
  url: string;
  call<Params extends Schema, Body extends Schema, Reply extends Schema>(
    endpoint: Endpoint<Params, Body, Reply>,
    sending?: Sending,
  ): Promise<Answer<output<Reply>>>;
  /** moves the server's clock; tokens go by the real one */
  setNow(now: Date): void;
  close(): Promise<void>;
}

function pathOf(endpoint: Endpoint, params: Record<string, string | number> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

/**
 * Starts a server as the product does, on a clone of the migrated template. `env` adds variables: with the
 * DATABASE_URL and DATA_DIR of another one it is a second process of the same site.
 */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-app-'));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...env });
  const db = openDatabase(config.databaseUrl ?? database.url, { poolSize: 5 });
  let now: Date | null = null;
  const ctx = await createContext(config, db, pino({ level: 'silent' }), () => now ?? new Date());
  const app = await createApp(ctx, null);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ctx,
    url,
    setNow: (date) => {
      now = date;
    },
    async call(endpoint, { token, params, body, form, headers } = {}) {
      const response = await fetch(url + pathOf(endpoint as unknown as Endpoint, params), {
        method: endpoint.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(form ? { body: form } : {}),
      });
      const reply = (await response.json()) as never;
      return { status: response.status, headers: response.headers, body: reply, error: reply };
    },
    async close() {
      await app.close();
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server for the tests of one file; read it inside tests only. */
export function useTestApp(env: Record<string, string> = {}): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp(env);
  });
  afterAll(async () => {
    await app?.close();
  });
  return () => {
    if (!app) throw new Error('the server runs inside tests only');
    return app;
  };
}
