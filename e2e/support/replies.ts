import { ERRORS, type ErrorCode, type ErrorReply } from '@mala/contract/errors.ts';

/**
 * An error reply to a call of the page: `route.fulfill(refusal('TOO_MANY'))`. The page shows texts for the code, the
 * faults and the reason; the message should not be shown.
 */
export function refusal(
  Code: ErrorCode,
  more: Pick<ErrorReply, 'Faults' | 'Reason'> = {},
): { status: number; json: ErrorReply } {
  return { status: ERRORS[Code], json: { Code, Message: 'For callers by hand.', ...more } };
}
