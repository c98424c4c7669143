import type { Endpoint, Schema } from '@mala/contract/endpoint.ts';
import type * as z from 'zod/mini';
import { abortedError, offlineError } from './api-error.ts';
import { addressOf, readReply } from './request.ts';
import { readToken } from './token.ts';

export interface UploadOptions {
  files: readonly File[];
  params?: Record<string, string | number>;
  /** the other parts of the form, sent before the files */
  fields?: Record<string, string>;
  /** called with the share that has been sent, 0 to 1 */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends files to an endpoint that declares an upload, as multipart, telling the progress (fetch cannot).
 * @throws {ApiError} like `call`.
 */
export function upload<Reply extends Schema>(
  endpoint:
    | Endpoint<Schema, Schema, Reply>
    | Endpoint<Schema, never, Reply>
    | Endpoint<never, never, Reply>,
  { files, params, fields = {}, onProgress, signal }: UploadOptions,
): Promise<z.output<Reply>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(endpoint.upload?.field ?? 'file', file, file.name);

  const token = readToken();
  const request = new XMLHttpRequest();
  request.open(endpoint.method, addressOf(endpoint, params));
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  signal?.addEventListener('abort', () => request.abort(), { once: true });

  return new Promise((resolve, reject) => {
    request.onerror = () => reject(offlineError());
    request.onabort = () => reject(abortedError());
    request.onload = () => {
      try {
        resolve(readReply(request.status, request.responseText, token) as z.output<Reply>);
      } catch (error) {
        reject(error);
      }
    };
    if (signal?.aborted) reject(abortedError());
    else request.send(form);
  });
}
