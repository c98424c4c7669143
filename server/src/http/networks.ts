import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The client's network address; a forwarded value counts only if it is an address. */
export function clientAddress(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
}

/** An IPv4 address, or the IPv6 /64 that one home or phone has. */
export function homeNetwork(address: string): string {
  return networkOf(address, 64);
}

/**
 * An IPv4 address, or an IPv6 /48, as one customer may have it: with each of its 65,536 networks of /64 he would take a
 * turn, or guess, anew (decisions 053 and 054).
 */
export function customerNetwork(address: string): string {
  return networkOf(address, 48);
}

function networkOf(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address).toString();
  if (ipaddr.IPv4.isValid(plain)) return plain;
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`).toString();
}
