import type { ErrorCode, ErrorReply } from '@mala/contract/errors.ts';
import { errorsText } from '../i18n/en/errors.ts';

/** OFFLINE: no reply; ABORTED: cancelled by the caller; UNREADABLE: a reply that is not the server's. */
export type ClientErrorCode = 'OFFLINE' | 'ABORTED' | 'UNREADABLE';

/**
 * A failed call. `message` and `fields` are texts of the interface; `fields` only on 400, by the names in the body;
 * `contacts` names those of them that were refused because of what looks like a contact; `link` is a page of the site that
 * shows what stands in the way; `decided` says who has decided already.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | ClientErrorCode;
  readonly fields: Record<string, string>;
  declare readonly contacts?: readonly string[];
  declare readonly link?: string;
  declare readonly decided?: ErrorReply['Decided'];

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
  return new ApiError(0, 'OFFLINE', errorsText.offline);
}

/** For code of the app that could not be fetched: `import(…).catch(throwOffline)`. */
export function throwOffline(): never {
  throw offlineError();
}

export function abortedError(): ApiError {
  return new ApiError(0, 'ABORTED', errorsText.tryAgain);
}

/** The error body of a reply; null if it has none of the contract's. */
export function readRefusal(body: string): ErrorReply | null {
  try {
    const reply = JSON.parse(body) as Partial<ErrorReply> | null;
    return reply?.Code ? (reply as ErrorReply) : null;
  } catch {
    return null;
  }
}

/**
 * The error of a reply outside 200-299. The texts of the codes are loaded with the first error, to keep them out of the
 * initial bundle; if the body is unknown or the texts do not load, it is "Please try again...".
 */
export async function errorOfReply(status: number, body: string): Promise<ApiError> {
  const refusal = readRefusal(body);
  const { tryAgain } = errorsText;
  if (!refusal) return new ApiError(status, 'UNREADABLE', tryAgain);
  const { Code, Link: link } = refusal;
  try {
    const { failureWords } = await import('./failure-words.ts');
    const { message, fields, ...more } = failureWords(status, refusal);
    return Object.assign(new ApiError(status, Code, message ?? tryAgain, fields), {
      ...more,
      link,
    });
  } catch {
    return new ApiError(status, Code, tryAgain);
  }
}
