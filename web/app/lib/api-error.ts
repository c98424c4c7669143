import type { ErrorCode, ErrorReply } from '@mala/contract/errors.ts';
import { errorsText } from '../i18n/en/errors.ts';
import { textOf } from '../i18n/language.ts';

/** OFFLINE: no answer came at all; ABORTED: the caller gave up; UNREADABLE: an answer that is not ours. */
export type ClientErrorCode = 'OFFLINE' | 'ABORTED' | 'UNREADABLE';

/** A call that failed. `message` and `fields` are the interface's words for people; `fields` only on 400, by the body's own names. */
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

/** What the server says of a refusal; null where the body is not ours. */
export function readRefusal(body: string): ErrorReply | null {
  try {
    const reply = JSON.parse(body) as Partial<ErrorReply> | null;
    return reply?.Code ? (reply as ErrorReply) : null;
  } catch {
    return null;
  }
}

/**
 * The error of a reply outside 200-299. The words for the codes are fetched with the first one, so that pages open
 * without them; a body that is not ours, or words that do not come, are "Please try again...".
 */
export async function errorOfReply(status: number, body: string): Promise<ApiError> {
  const refusal = readRefusal(body);
  const { tryAgain } = textOf(errorsText);
  if (!refusal) return new ApiError(status, 'UNREADABLE', tryAgain);
  const { Code } = refusal;
  try {
    const { failureWords } = await import('./failure-words.ts');
    const { message, fields } = await failureWords(status, refusal);
    return new ApiError(status, Code, message ?? tryAgain, fields);
  } catch {
    return new ApiError(status, Code, tryAgain);
  }
}
