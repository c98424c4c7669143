import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signup } from '@mala/contract/auth/sign-in.ts';
import { afterEach, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Stands for the service that counts signups; `answer` null: never answers. */
async function startCounter(answer: number | null = 204) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ method, url, headers, body });
    server.emit('asked');
    if (answer) response.writeHead(answer, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/count?campaign=7`;
  return { url, asked, next: () => once(server, 'asked') };
}

async function startApp(env: Record<string, string>): Promise<TestApp> {
  const app = await startTestApp(env);
  undo.push(app.close);
  return app;
}

function signUp(app: TestApp, more: object) {
  const body = { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD, ...more };
  return app.call(signup, { body, headers: { 'user-agent': 'A phone', cookie: 'a=b' } });
}

it('calls the URL once for a signup with consent, without personal data', async () => {
  const counter = await startCounter();
  const app = await startApp({ CONVERSION_URL: counter.url });
  const next = counter.next();
  const mobile_no = freshMobile();
  expect((await signUp(app, { mobile_no, conversion_consent: true })).status).toBe(200);
  await next;
  const [asked] = counter.asked;
  expect(asked).toMatchObject({ method: 'GET', url: '/count?campaign=7', body: '' });
  expect(asked?.headers['user-agent']).toBe('Mala');
  for (const name of ['cookie', 'referer', 'authorization', 'x-forwarded-for', 'forwarded'])
    expect(asked?.headers).not.toHaveProperty(name);
  for (const told of ['Lakshmi', mobile_no, 'A phone'])
    expect(JSON.stringify(asked)).not.toContain(told);
});

it('makes no call without consent, nor for a rejected signup', async () => {
  const counter = await startCounter();
  const app = await startApp({ CONVERSION_URL: counter.url });
  const mobile_no = freshMobile();
  await signUp(app, { mobile_no });
  await signUp(app, { conversion_consent: false });
  expect((await signUp(app, { mobile_no, conversion_consent: true })).status).toBe(409);
  expect((await signUp(app, { mobile_no: '1', conversion_consent: true })).status).toBe(400);
  expect((await signUp(app, { conversion_consent: 'yes' })).status).toBe(400);
  // requests arrive in order, so an earlier one would be there by now
  const next = counter.next();
  await signUp(app, { conversion_consent: true });
  await next;
  expect(counter.asked).toHaveLength(1);
});

it('signs up if no URL is set, and if it is unreachable, fails or hangs', async () => {
  const refusing = await startCounter(500);
  const moved = await startCounter(302);
  const silent = await startCounter(null);
  const nobody = 'http://127.0.0.1:9/';
  for (const CONVERSION_URL of ['', nobody, refusing.url, moved.url, silent.url]) {
    const app = await startApp({ CONVERSION_URL });
    const { status, body } = await signUp(app, { conversion_consent: true });
    expect([status, typeof body.token]).toEqual([200, 'string']);
  }
  await expect
    .poll(() => [refusing, moved, silent].map(({ asked }) => asked.length))
    .toEqual([1, 1, 1]);
});
