import type { FastifyRequest } from 'fastify';

/** The value of a cookie that came with a request, or null; nobody has checked it. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | null {
  const cookies = (headers.cookie ?? '').split('; ');
  return cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}
