import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a server and what it needs, and breaks the network as a test says. */
export interface TcpProxy {
  port: number;
  /** from now on no byte passes, and nobody is told; connections are accepted all the same */
  silence(): void;
  /** new connections pass again; those that were silenced never do */
  restore(): void;
  /** the number of connections that were opened so far */
  opened(): number;
  close(): Promise<void>;
}

/** A proxy before the port or the Unix socket `target`. */
export async function startTcpProxy(target: number | string): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let opened = 0;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  }
  const server = createServer((near) => {
    opened += 1;
    keep(near);
    // read and forgotten, as by a network that loses everything
    if (isSilent) return near.resume();
    const far = keep(typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1'));
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    restore() {
      isSilent = false;
    },
    opened: () => opened,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
