import type { ErrorCode, ErrorReply } from '@mala/contract/errors.ts';
import { errorsText } from '../i18n/en/errors.ts';
import { textOf } from '../i18n/language.ts';

/** OFFLINE: no answer came at all; ABORTED: the caller gave up; UNREADABLE: an answer that is not ours. */
export type ClientErrorCode = 'OFFLINE' | 'ABORTED' | 'UNREADABLE';

/** A call that failed. `message` is for people; `fields` is by the body's own names and only on 400. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  readonly fields: Record<string, string>;

  constructor(
    status: number,
    code: ErrorCode | ClientErrorCode,
    message: string,
    fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export function offlineError(): ApiError {
  return new ApiError(0, 'OFFLINE', textOf(errorsText).offline);
}

export function abortedError(): ApiError {
  return new ApiError(0, 'ABORTED', textOf(errorsText).tryAgain);
}

/** The error of a reply outside 200-299; a body that is not ours gets "Please try again...". */
export function errorOfReply(status: number, body: string): ApiError {
  try {
    const reply = JSON.parse(body) as Partial<ErrorReply>;
    return new ApiError(
      status,
      reply.Code ?? 'UNREADABLE',
      reply.Message || textOf(errorsText).tryAgain,
      reply.Fields,
    );
  } catch {
    return new ApiError(status, 'UNREADABLE', textOf(errorsText).tryAgain);
  }
}
