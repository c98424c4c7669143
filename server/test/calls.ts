import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import type { output } from 'zod/mini';

/** The response of a call: `body` is the endpoint's reply, or the error reply. */
export interface Answer<Reply> {
  status: number;
  headers: Headers;
  body: Reply;
  error: {
    Code: string;
    Message: string;
    Fields?: Record<string, string>;
    Faults?: Record<string, string>;
    Reason?: string;
    Link?: string;
    Decided?: { by: string | null; at: string; status: number };
  };
}

/** What a test sends: it may be invalid on purpose, so the body is not typed by the endpoint. */
export interface Sending {
  token?: string | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Calls an endpoint over HTTP. */
export type Calls = <Params extends Schema, Body extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Params, Body, Reply>,
  sending?: Sending,
) => Promise<Answer<output<Reply>>>;

/** The path of an endpoint with its params filled in. */
export function pathOf(endpoint: Endpoint, params: Record<string, string | number> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

/** The calls to the server at `url` (http://host:port). */
export function callsTo(url: string): Calls {
  return async (endpoint, { token, params, query, body, form, headers } = {}) => {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const address = url + pathOf(endpoint as unknown as Endpoint, params) + search;
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form ? { body: form } : {}),
    });
    const reply = (await response.json()) as never;
    return { status: response.status, headers: response.headers, body: reply, error: reply };
  };
}
