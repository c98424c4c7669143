import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, type ErrorReply, WIRE_CODES } from '@mala/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnwritable } from '../db/optional-write.ts';
import { isOutage } from '../db/outage.ts';
import { AppError } from '../errors.ts';
import { onceIn } from '../once-in.ts';
import { ERROR_TEXTS, fieldTexts } from './error-texts.ts';

/** The framework's own refusals, by status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_JSON',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  // an id that is too long is unknown, like any malformed one
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_TYPE',
  431: 'TOO_LARGE',
};

/** Long enough for a database restart; sent as Retry-After. */
const OUTAGE_SECONDS = 5;

/** PostgreSQL's disk_full: what was to be written is not. */
const DISK_FULL = '53100';
/** Its foreign_key_violation. */
const NO_SUCH_ROW = '23503';
/** That of a deletion; the driver has no other field that tells it from one of an insert or update. */
const STILL_NAMED = /^update or delete on table/;

/** Whether a row that was to be named is gone: what the call is about, or who makes it, was erased meanwhile. */
export function isRowGone(error: unknown): boolean {
  return hasCode(error, NO_SUCH_ROW) && !STILL_NAMED.test((error as Error).message);
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === undefined && hasCode(error, DISK_FULL)) return new AppError('STORAGE_FULL');
  if (status === undefined && isRowGone(error)) return new AppError('NOT_FOUND');
  if (status === undefined)
    return isOutage(error) || isUnwritable(error)
      ? new AppError('UNAVAILABLE', { retryAfter: OUTAGE_SECONDS })
      : new AppError('INTERNAL');
  return new AppError(BY_STATUS[status] ?? (status < 500 ? 'BAD_JSON' : 'INTERNAL'));
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The body of a refusal. */
export function errorReply(error: AppError): ErrorReply {
  return {
    Code: WIRE_CODES[error.appCode] ?? error.appCode,
    Message: error.reason ?? ERROR_TEXTS[error.appCode],
    ...(error.faults ? { Fields: fieldTexts(error.faults), Faults: error.faults } : {}),
    ...(error.reason ? { Reason: error.reason } : {}),
    ...(error.link ? { Link: error.link } : {}),
    ...(error.decided ? { Decided: error.decided } : {}),
  };
}

/** In an outage, and on a disk that is full, every call fails the same way: one in so long is logged with its stack. */
const isStackDue = onceIn(60_000);

function logFailure({ log }: FastifyRequest, error: unknown, { appCode }: AppError): void {
  if (appCode === 'INTERNAL' || isStackDue()) {
    log.error({ err: error }, 'a call failed');
    return;
  }
  const { code = appCode } = error as NodeJS.ErrnoException;
  log.error({ code }, 'a call failed');
}

/** Answers any failure with a code and a text; logs only unexpected ones, without the request's content. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = asAppError(error);
  if (ERRORS[known.appCode] >= 500) {
    // on a full disk, where each call is refused, the log takes room as well
    const isMeant = error instanceof AppError && error.cause === undefined;
    if (isMeant) request.log.warn({ code: error.appCode }, 'a call was refused');
    else logFailure(request, error, known);
  } else if (isRowGone(error)) request.log.warn({ err: error }, 'what a call needs is gone');
  if (known.retryAfter !== undefined) void reply.header('retry-after', known.retryAfter);
  return reply.code(known.statusCode).header('cache-control', 'no-store').send(errorReply(known));
}

/** Answers a request that is not valid HTTP, or times out, with an error reply and ends the connection. */
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
