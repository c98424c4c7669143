import { ERRORS, type ErrorCode, type ErrorReply, WIRE_CODES } from '@mala/contract/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { ERROR_TEXTS } from './error-texts.ts';
import { fieldTexts } from './field-texts.ts';
import { isOutage } from './outage.ts';

/** The framework's own refusals, by status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_JSON',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  // an id that is too long is nobody's, like any other malformed one
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_TYPE',
  431: 'TOO_LARGE',
};

/** By then a database that was only restarted is back. */
const OUTAGE_SECONDS = 5;

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = (error as Partial<FastifyError>).statusCode;
  if (status === undefined)
    return isOutage(error)
      ? new AppError('UNAVAILABLE', { retryAfter: OUTAGE_SECONDS })
      : new AppError('INTERNAL');
  return new AppError(BY_STATUS[status] ?? (status < 500 ? 'BAD_JSON' : 'INTERNAL'));
}

/** The body of a refusal. */
export function errorReply(error: AppError): ErrorReply {
  return {
    Code: WIRE_CODES[error.appCode] ?? error.appCode,
    Message: error.reason ?? ERROR_TEXTS[error.appCode],
    ...(error.faults ? { Fields: fieldTexts(error.faults), Faults: error.faults } : {}),
    ...(error.reason ? { Reason: error.reason } : {}),
  };
}

/** Answers any failure with a code and a text; only what we did not foresee is logged, without what was sent. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = asAppError(error);
  if (ERRORS[known.appCode] >= 500) request.log.error({ err: error }, 'a call failed');
  if (known.retryAfter !== undefined) void reply.header('retry-after', known.retryAfter);
  return reply.code(known.statusCode).header('cache-control', 'no-store').send(errorReply(known));
}
