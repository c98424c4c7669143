import { ERRORS, type ErrorCode } from '@mala/contract/errors.ts';
import type { Message } from '@mala/contract/messages.ts';

/**
 * The one error that features throw: a code, whose status and text are mapped once (error-reply.ts).
 * `faults` says what is wrong with a body, by field; `reason` is what an administrator wrote, and stands in the
 * place of the code's text.
 */
export class AppError extends Error {
  readonly appCode: ErrorCode;
  readonly statusCode: number;
  readonly faults: Record<string, Message> | undefined;
  readonly reason: string | undefined;
  /** seconds until the next try makes sense; sent as Retry-After */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: { faults?: Record<string, Message>; reason?: string; retryAfter?: number } = {},
  ) {
    super(code);
    this.appCode = code;
    this.statusCode = ERRORS[code];
    this.faults = more.faults;
    this.reason = more.reason;
    this.retryAfter = more.retryAfter;
  }
}
