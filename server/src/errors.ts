import { ERRORS, type ErrorCode } from '@mala/contract/errors.ts';

/**
 * The one error that features throw: a code, whose status and text are mapped once (error-reply.ts).
 * `fields` names what is wrong with a body; `detail` replaces the code's text for this person, as the
 * administrator's reason does.
 */
export class AppError extends Error {
  readonly appCode: ErrorCode;
  readonly statusCode: number;
  readonly fields: Record<string, string> | undefined;
  readonly detail: string | undefined;
  /** seconds until the next try makes sense; sent as Retry-After */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: { fields?: Record<string, string>; detail?: string; retryAfter?: number } = {},
  ) {
    super(code);
    this.appCode = code;
    this.statusCode = ERRORS[code];
    this.fields = more.fields;
    this.detail = more.detail;
    this.retryAfter = more.retryAfter;
  }
}
