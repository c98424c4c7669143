import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The network address that asks. What a proxy passes on counts only where it is an address. */
export function clientAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
}
