import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@mala/contract/errors.ts';
import { AppError } from '../errors.ts';
import { errorReply } from './error-reply.ts';

/** Answers a request that is no HTTP, or never ends, as any other failure, and ends its connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'BAD_JSON';
  const body = JSON.stringify(errorReply(new AppError(refusal)));
  const head = [
    `HTTP/1.1 ${ERRORS[refusal]} ${STATUS_CODES[ERRORS[refusal]]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
