import { connect } from 'node:net';
import type { Request } from 'autocannon';

/** A connection that sends requests one after the other, and drops what comes back. */
export interface LeanConnection {
  /** Whether the reply is 2xx; false where none comes. */
  send(request: Buffer): Promise<boolean>;
  close(): void;
}

/** A request as it is sent, made before the load begins. */
export function requestBytes(url: string, { method, path, headers, body = '' }: Request): Buffer {
  const lines = [
    `${method ?? 'GET'} ${path ?? '/'} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

const HEAD_END = '\r\n\r\n';

/**
 * Opens a connection. The load shares the processors with what it measures: HTTP clients take 64 KB of memory for each read, and
 * collecting that took more of them than sending did.
 */
export function openConnection(url: string): Promise<LeanConnection> {
  const { hostname, port } = new URL(url);
  const waiting: { request: Buffer; resolve: (isGood: boolean) => void }[] = [];
  let head = '';
  /** bytes of the body that are still to come; null while the head is */
  let left: number | null = null;
  let isGood = false;

  const writeFirst = () => waiting[0] && socket.write(waiting[0].request);

  function end(good: boolean): void {
    waiting.shift()?.resolve(good);
    [head, left] = ['', null];
    writeFirst();
  }

  function receive(bytes: number, buffer: Uint8Array): boolean {
    let rest = bytes;
    if (left === null) {
      const read = head.length;
      head += Buffer.from(buffer.buffer, buffer.byteOffset, bytes).toString('latin1');
      const at = head.indexOf(HEAD_END);
      if (at < 0) return true;
      isGood = /^HTTP\/1\.1 2/.test(head);
      left = Number(/^content-length: *(\d+)/im.exec(head.slice(0, at))?.[1]);
      rest = read + bytes - at - HEAD_END.length;
    }
    left -= rest;
    // without a length it is no reply of a list
    if (!(left > 0)) end(isGood && left === 0);
    return true;
  }

  const socket = connect({
    port: Number(port),
    host: hostname,
    noDelay: true,
    onread: { buffer: Buffer.alloc(65_536), callback: receive },
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const { resolve } of waiting.splice(0)) resolve(false);
  });
  const connection: LeanConnection = {
    send: (request) =>
      new Promise((resolve) => {
        if (socket.destroyed) return resolve(false);
        waiting.push({ request, resolve });
        if (waiting.length === 1) writeFirst();
      }),
    close: () => socket.destroy(),
  };
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(connection));
    socket.once('close', () => resolve(connection));
  });
}
