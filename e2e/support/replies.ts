import { ERRORS, type ErrorCode, type ErrorReply } from '@mala/contract/errors.ts';

/**
 * A refusal to answer a call of the page with: `route.fulfill(refusal('TOO_MANY'))`. The page says the code, the
 * faults and the reason; nobody should see the message.
 */
export function refusal(
  Code: ErrorCode,
  more: Pick<ErrorReply, 'Faults' | 'Reason'> = {},
): { status: number; json: ErrorReply } {
  return { status: ERRORS[Code], json: { Code, Message: 'For callers by hand.', ...more } };
}
