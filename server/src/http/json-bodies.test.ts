import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { login, signup } from '@mala/contract/auth/sign-in.ts';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pathOf } from '../../test/calls.ts';
import { makeMember } from '../../test/factories.ts';
import { formOf } from '../../test/fixtures/uploads.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();

/** Sends a text as the body of a login. */
async function sendBody(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(app().url + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, bytes: text.length, body: JSON.parse(text) };
}

const unknownKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n}`, n]));

describe('a JSON body (abuse 6)', () => {
  it('may have 64 KB', async () => {
    const body = (bytes: number) => JSON.stringify({ password: 'x'.repeat(bytes - 15) });
    expect(body(65_536)).toHaveLength(65_536);
    expect((await sendBody(body(65_536))).status).toBe(400);
    const { status, body: refusal } = await sendBody(body(65_537));
    expect([status, refusal]).toEqual([
      413,
      { Code: 'TOO_LARGE', Message: 'That is too large to be sent.' },
    ]);
  });

  it('holds up nobody by thousands of marks on one letter', async () => {
    // sorted one by one they took seconds of the event loop, for who has no account
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalize.mockRestore());
    const user_name = `M${'\u0301'.repeat(15_000)}${'\u0323'.repeat(15_000)}`;
    const body = { user_name, mobile_no: '5550100100', password: 'x' };
    expect((await app().call(signup, { body })).status).toBe(400);
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    expect(Math.max(...lengths)).toBe(31);
  });

  it('gets a small refusal, however many unknown keys it has', async () => {
    const { status, bytes } = await sendBody(JSON.stringify(unknownKeys(110_000)));
    expect(status).toBe(413);
    expect(bytes).toBeLessThan(200);
  });

  it('has at most 20 of its faults named', async () => {
    const { status, body } = await sendBody(JSON.stringify(unknownKeys(500)));
    expect([status, body.Code]).toEqual([400, 'INVALID']);
    expect(Object.keys(body.Fields)).toHaveLength(20);
    expect(Object.keys(body.Faults)).toHaveLength(20);
  });

  it.each([
    ['values', JSON.stringify(unknownKeys(3000))],
    ['items', JSON.stringify({ mobile_no: Array(3000).fill(0) })],
    ['nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['nested objects', `${'{"a":'.repeat(9000)}0${'}'.repeat(9000)}`],
    ['unclosed lists', '['.repeat(60_000)],
  ])('is not parsed if it has thousands of %s', async (_, body) => {
    const { status, body: refusal } = await sendBody(body);
    expect([status, refusal]).toEqual([
      400,
      { Code: 'BAD_JSON', Message: 'The request could not be read.' },
    ]);
  });

  it('is not decompressed', async () => {
    const { status, body } = await sendBody('{}', { 'content-encoding': 'gzip' });
    expect([status, Object.keys(body.Fields)]).toEqual([400, ['mobile_no', 'password']]);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x'])(
    'ends the connection if it arrives in crumbs, and reads no further: %s',
    async (type) => {
      const read = vi.spyOn(IncomingMessage.prototype, 'push');
      const socket = connect(Number(new URL(app().url).port), '127.0.0.1');
      socket.on('error', () => {});
      const head = ['POST /api/login HTTP/1.1', 'Host: x', `Content-Type: ${type}`];
      const start = `${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`;
      let reply = '';
      socket.on('data', (data) => {
        reply += data;
      });
      socket.write(start + '1\r\n \r\n'.repeat(10_000));
      await once(socket, 'close');
      expect(reply).toBe('');
      expect(read.mock.calls.length).toBeLessThan(1000);
      read.mockRestore();
    },
  );

  it('may arrive in small packets', async () => {
    const socket = connect(Number(new URL(app().url).port), '127.0.0.1');
    const body = JSON.stringify({ password: 'x'.repeat(60_000) });
    const head = ['POST /api/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const end = ['Connection: close', 'Transfer-Encoding: chunked'];
    const chunks = body
      .match(/.{1,120}/g)
      ?.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`);
    socket.write(`${[...head, ...end].join('\r\n')}\r\n\r\n${chunks?.join('')}0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [\s\S]*"mobile_no"/);
  });
});

it('uploads may be larger than other bodies', async () => {
  const { token, user_id } = await makeMember(app().ctx);
  const form = formOf('photo', new Uint8Array(200_000));
  const { status } = await app().call(addPhoto, { token, params: { userId: user_id }, form });
  expect(status).toBe(415);
});

it.each([
  ['4 KB long', 'text/plain', 'x'.repeat(4096), 400, 'INVALID'],
  ['longer than 4 KB', 'text/plain', 'x'.repeat(4097), 413, 'TOO_LARGE'],
  ['a list of 500,000 numbers', 'application/json', `[${'0,'.repeat(500_000)}0]`, 400, 'BAD_JSON'],
])(
  'beside an upload, a text that is %s is answered as such (abuse 6)',
  async (_, type, sent, status, code) => {
    const { token, user_id } = await makeMember(app().ctx);
    const head = `Content-Disposition: form-data; name="upload_id"\r\nContent-Type: ${type}`;
    const file = 'Content-Disposition: form-data; name="photo"; filename="a"';
    const response = await fetch(app().url + pathOf(addPhoto as never, { userId: user_id }), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: `--x\r\n${head}\r\n\r\n${sent}\r\n--x\r\n${file}\r\n\r\nx\r\n--x--\r\n`,
    });
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ Code: code }),
    ]);
  },
);
