import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import type * as z from 'zod/mini';
import { abortedError, offlineError } from './api-error.ts';
import { addressOf } from './request.ts';
import type { RawReply } from './send-request.ts';
import { callAsPerson } from './session/call-as-person.ts';

export interface UploadOptions {
  files: readonly File[];
  params?: Record<string, string | number>;
  /** the other parts of the form, sent before the files */
  fields?: Record<string, string>;
  /** called with the upload progress, 0 to 1 */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

type Sending = Pick<UploadOptions, 'onProgress' | 'signal'> & {
  method: string;
  address: string;
  token: string | null;
  form: FormData;
};

function send({ method, address, token, form, onProgress, signal }: Sending): Promise<RawReply> {
  const request = new XMLHttpRequest();
  request.open(method, address);
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(offlineError());
    request.onabort = () => reject(abortedError());
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    if (signal?.aborted) reject(abortedError());
    else request.send(form);
  });
}

/**
 * Sends files to an upload endpoint as multipart and reports the progress, which fetch cannot.
 * @throws {ApiError} like `call`.
 */
export async function upload<Reply extends Schema>(
  endpoint:
    | Endpoint<Schema, Schema, Reply>
    | Endpoint<Schema, never, Reply>
    | Endpoint<never, never, Reply>,
  { files, params, fields = {}, onProgress, signal }: UploadOptions,
): Promise<z.output<Reply>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(endpoint.upload?.field ?? 'file', file, file.name);
  const { method } = endpoint;
  const address = addressOf(endpoint, params);
  const reply = await callAsPerson((token) =>
    send({
      method,
      address,
      token,
      form,
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    }),
  );
  return reply as z.output<Reply>;
}
