import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The network address that asks. What a proxy passes on counts only where it is an address. */
export function clientAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
}

/**
 * Whom limits by address count: an IPv4 address, or the /64 network that one IPv6 line has as a whole and may
 * choose its addresses from.
 */
export function limitedNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address).toString();
  if (ipaddr.IPv4.isValid(plain)) return plain;
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString();
}
