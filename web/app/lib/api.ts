import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import type * as z from 'zod/mini';
import { addressOf, type CallArguments, type Values } from './request.ts';
import { sendRequest } from './send-request.ts';
import { callAsPerson } from './session/call-as-person.ts';

/**
 * Makes a call of the contract with the session's token and returns its reply; see `callAsPerson` for sessions.
 * @throws {ApiError} for every reply outside 200-299, and with code OFFLINE without a reply.
 */
export async function call<
  Params extends Schema = never,
  Body extends Schema = never,
  Reply extends Schema = Schema,
>(
  endpoint: Endpoint<Params, Body, Reply>,
  ...[options]: CallArguments<Params, Body>
): Promise<z.output<Reply>> {
  const { params, query, body, signal } = options ?? {};
  const reply = await callAsPerson((token) =>
    sendRequest(addressOf(endpoint, params as Values | undefined, query), {
      method: endpoint.method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      credentials: endpoint.cookies ? 'same-origin' : 'omit',
    }),
  );
  return reply as z.output<Reply>;
}
