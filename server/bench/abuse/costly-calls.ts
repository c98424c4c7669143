import { connect } from 'node:net';
import { fromElsewhere } from '../../test/mailed-links.ts';
import type { Site } from '../site.ts';
import { COSTLY_CALLS, type RawCall } from './costly-shapes.ts';
import { processorTime } from './processor-time.ts';

const CALLS = 100;
/** Milliseconds of processor that a call may cost without a token, besides the hash of a password. */
const AIM = 5;

/** Sends a call over a connection of its own, from an address of its own; its status, and the bytes of the reply. */
async function send(
  url: string,
  { head, body }: RawCall,
): Promise<{ status: string; bytes: number }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // a refusal may close the connection while the rest is still being sent
  socket.on('error', () => {});
  const from = `X-Forwarded-For: ${fromElsewhere()['x-forwarded-for']}`;
  const lines = [head[0], 'Host: localhost', 'Connection: close', from, ...head.slice(1)];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body ?? '');
  const reply: Buffer[] = [];
  socket.on('data', (chunk) => reply.push(chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  const text = Buffer.concat(reply);
  return { status: text.subarray(9, 12).toString() || 'no reply', bytes: text.length };
}

/** What a call of each shape costs the server without a token. */
export async function* measureCostlyCalls({ url, pid }: Site): AsyncIterable<string> {
  for (const [name, call] of Object.entries(COSTLY_CALLS)) {
    // the first ones warm up
    for (let n = 0; n < 20; n += 1) await send(url, call);
    const before = await processorTime(pid);
    let last = { status: '', bytes: 0 };
    for (let n = 0; n < CALLS; n += 1) last = await send(url, call);
    const each = ((await processorTime(pid)) - before) / CALLS;
    const missed = each > AIM ? `   over ${AIM} ms` : '';
    yield `${name.padEnd(44)} ${each.toFixed(1).padStart(6)} ms   ${last.status}, ${last.bytes} bytes${missed}`;
  }
}
