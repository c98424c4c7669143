import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that are parsed at once. Node's parser goes through all that it is given, even if the connection has ended. */
const SLICE = 8192;

/** Pieces in which a body may arrive: 64 KB in the smallest usual packets, several times over. */
const MOST_PIECES = 500;
/** Further ones, as of an upload, have so many bytes on average. */
const LEAST_BYTES = 64;

/** Ends the connection of a client that sends its body in crumbs, each of which costs as much as a large piece. */
export function refuseCrumbs(server: Server): void {
  server.on('connection', parseInSlices);
  server.on('request', countPieces);
}

function parseInSlices(socket: Socket): void {
  const push = socket.push.bind(socket);
  socket.push = (chunk: Buffer | null, encoding) => {
    if (!chunk || chunk.length <= SLICE) return push(chunk, encoding);
    let isWanted = true;
    for (let from = 0; from < chunk.length && !socket.destroyed; from += SLICE)
      isWanted = push(chunk.subarray(from, from + SLICE), encoding);
    return isWanted;
  };
  // with a listener the bytes go through push(), and not from the kernel straight to the parser
  socket.on('data', () => {});
}

function countPieces(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    pieces += 1;
    bytes += chunk?.length ?? 0;
    if (pieces <= MOST_PIECES + bytes / LEAST_BYTES) return push(chunk, encoding);
    request.socket.destroy();
    return false;
  };
}
