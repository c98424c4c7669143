import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser that subscribes and reads what it is sent, written from RFC 8291 apart from the product. */
export function pretendBrowser() {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
      const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
      const derive = (name: string, size: number) =>
        Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, size));
      const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      open.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

export interface Pushed {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine, which keeps what it is sent and answers as it is told. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  const service = {
    url: '',
    pushed,
    /** what it answers: a status, or nothing at all */
    answer: 201 as number | 'nothing',
    headers: {} as Record<string, string>,
    /** ends the connections that wait for an answer */
    hangUp: () => {},
    close: async () => {},
  };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    pushed.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts),
    });
    if (service.answer === 'nothing') return;
    reply.writeHead(service.answer, service.headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.hangUp = () => server.closeAllConnections();
  service.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return service;
}
