import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a stop waits for calls in flight; the database needs the rest of its ten seconds. */
const PATIENCE = 8000;

/**
 * Lets the server stop as soon as the calls in hand are answered: a connection without one ends at once, any
 * other after its answer, or after `patience`. Left to Node, a browser's spare connection holds a stop up for
 * a minute.
 */
export function endConnectionsOnClose(app: FastifyInstance, patience = PATIENCE): void {
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
    response.once('close', () => {
      busy.delete(socket);
      if (closing) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, patience).unref();
  });
}
