import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a stop waits for calls in flight, of ten seconds in all. */
const PATIENCE = 8000;

/**
 * Lets the server stop once the calls in flight are answered: idle connections end at once, busy ones after their
 * answer or after `patience`. Node itself waits a minute for a connection on which nothing was sent yet. Once it is
 * stopping, which `stoppingFor` tells in milliseconds, an answer also ends its connection, so that nobody keeps one to a
 * server that is about to close; that time is part of the patience.
 */
export function endConnectionsOnClose(
  app: FastifyInstance,
  {
    patience = PATIENCE,
    stoppingFor = () => null,
  }: { patience?: number; stoppingFor?: () => number | null } = {},
): void {
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  let closing = false;

  app.server.on('connection', (socket) => {
    if (closing) return socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    busy.add(socket);
    if (stoppingFor() !== null) response.setHeader('connection', 'close');
    response.once('close', () => {
      busy.delete(socket);
      if (closing) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    setTimeout(
      () => {
        for (const socket of open) socket.destroy();
      },
      patience - (stoppingFor() ?? 0),
    ).unref();
  });
}
