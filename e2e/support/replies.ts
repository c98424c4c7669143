import { ERRORS, type ErrorCode, type ErrorReply } from '@mala/contract/errors.ts';

/** A refusal in the server's words, to answer a call of the page with: `route.fulfill(refusal('TOO_MANY'))`. */
export function refusal(
  Code: ErrorCode,
  Message = 'Please try again in a moment.',
): { status: number; json: ErrorReply } {
  return { status: ERRORS[Code], json: { Code, Message } };
}
