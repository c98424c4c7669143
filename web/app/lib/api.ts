import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import type * as z from 'zod/mini';
import { abortedError, offlineError } from './api-error.ts';
import { addressOf, type CallArguments, type Values } from './request.ts';
import { callAsPerson, type RawReply } from './session/call-as-person.ts';

async function answer(address: string, init: RequestInit): Promise<RawReply> {
  try {
    const response = await fetch(address, init);
    return { status: response.status, body: await response.text() };
  } catch {
    throw init.signal?.aborted ? abortedError() : offlineError();
  }
}

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
    answer(addressOf(endpoint, params as Values | undefined, query), {
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
