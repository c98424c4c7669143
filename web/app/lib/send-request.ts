import { abortedError, offlineError } from './api-error.ts';

export interface RawReply {
  status: number;
  body: string;
}

/** Sends a request. Throws ApiError with code OFFLINE if there is no reply, and ABORTED if its signal ended it. */
export async function sendRequest(address: string, init: RequestInit): Promise<RawReply> {
  try {
    const response = await fetch(address, init);
    return { status: response.status, body: await response.text() };
  } catch {
    throw init.signal?.aborted ? abortedError() : offlineError();
  }
}
