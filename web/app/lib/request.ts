import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import type * as z from 'zod/mini';
import { errorOfReply } from './api-error.ts';

export type Values = Record<string, string | number | boolean | undefined>;

/** Path params; a page number may be a string. */
type ParamsOf<Params extends Schema> = {
  [Name in keyof z.input<Params>]: z.input<Params>[Name] | number;
};

type CallOptions<Params extends Schema, Body extends Schema> = {
  query?: Values;
  signal?: AbortSignal;
} & ([Params] extends [never] ? { params?: undefined } : { params: ParamsOf<Params> }) &
  ([Body] extends [never] ? { body?: undefined } : { body: z.input<Body> });

/** Calls without params and body need no argument: `call(me)`. */
export type CallArguments<Params extends Schema, Body extends Schema> = [Params] extends [never]
  ? [Body] extends [never]
    ? [options?: CallOptions<Params, Body>]
    : [options: CallOptions<Params, Body>]
  : [options: CallOptions<Params, Body>];

/** The URL of a call; reads have the cache-busting `t` (specification, section 7). */
export function addressOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  params: Values = {},
  query: Values = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  if (endpoint.method === 'GET') search.set('t', String(Date.now()));
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * The value of a reply.
 * @throws {ApiError} for a status outside 200-299, and for a body that is not JSON.
 */
export async function readReply(status: number, body: string): Promise<unknown> {
  if (status < 200 || status >= 300) throw await errorOfReply(status, body);
  try {
    return JSON.parse(body);
  } catch {
    throw await errorOfReply(status, body);
  }
}
