import { ERRORS, type ErrorCode, type ErrorReply } from '@mala/contract/errors.ts';
import type { Message } from '@mala/contract/messages.ts';

/**
 * The error that features throw: a code, whose status and text are mapped in http/error-reply.ts. `faults` lists the
 * invalid fields of a body; `reason` is an administrator's text, which replaces the code's own; `link` is a page that
 * shows what stands in the way; `decided` says who has decided already; `cause` is logged.
 */
export class AppError extends Error {
  readonly appCode: ErrorCode;
  readonly statusCode: number;
  readonly faults: Record<string, Message> | undefined;
  readonly reason: string | undefined;
  readonly link: string | undefined;
  readonly decided: ErrorReply['Decided'];
  /** seconds; sent as Retry-After */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      faults?: Record<string, Message>;
      reason?: string;
      link?: string | undefined;
      decided?: ErrorReply['Decided'];
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: more.cause });
    this.appCode = code;
    this.statusCode = ERRORS[code];
    this.faults = more.faults;
    this.reason = more.reason;
    this.link = more.link;
    this.decided = more.decided;
    this.retryAfter = more.retryAfter;
  }
}
