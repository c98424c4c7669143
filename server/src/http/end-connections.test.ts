import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endConnectionsOnClose } from './end-connections.ts';

let app: FastifyInstance;
let answer: () => void;
let asked: Promise<void>;

async function start(
  more: { patience?: number; stoppingFor?: () => number | null } = {},
): Promise<void> {
  app = fastify();
  endConnectionsOnClose(app, more);
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const { promise, resolve: ask } = Promise.withResolvers<void>();
  answer = resolve;
  asked = promise;
  app.get('/', async () => {
    ask();
    await answered;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(async () => start());
afterEach(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;

async function connection(): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1').on('error', () => {});
  socket.resume();
  const taken = once(app.server, 'connection');
  await once(socket, 'connect');
  await taken;
  return socket;
}

it('closes idle connections and incomplete requests at once', async () => {
  const spare = await connection();
  const begun = await connection();
  begun.write('GET / HTTP/1.1\r\nHost: ');
  await app.close();
  await expect.poll(() => [spare.destroyed, begun.destroyed]).toEqual([true, true]);
});

it('answers a received request, then closes its connection', async () => {
  const agent = new Agent({ keepAlive: true });
  const call = get({ port: port(), agent });
  const response = once(call, 'response') as Promise<[IncomingMessage]>;
  await asked;
  const closed = app.close();
  answer();
  expect(await text((await response)[0])).toBe('done');
  await closed;
});

it('ends each connection with its answer once it is about to stop', async () => {
  await app.close();
  let stoppingFor: number | null = null;
  await start({ stoppingFor: () => stoppingFor });
  answer();
  const connectionOf = async () =>
    (await fetch(`http://127.0.0.1:${port()}/`)).headers.get('connection');
  expect(await connectionOf()).toBe('keep-alive');
  stoppingFor = 0;
  expect(await connectionOf()).toBe('close');
});

it('waits no longer than its timeout', async () => {
  await app.close();
  await start({ patience: 50 });
  const call = get({ port: port() });
  const broken = once(call, 'error');
  await asked;
  const closed = app.close();
  expect((await broken)[0]).toMatchObject({ code: 'ECONNRESET' });
  answer();
  await closed;
});
