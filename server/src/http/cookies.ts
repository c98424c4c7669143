import type { FastifyRequest } from 'fastify';

/** A cookie of the request, as it was sent; undefined if there is none. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
