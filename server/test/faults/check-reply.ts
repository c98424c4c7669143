import { ERRORS, type ErrorCode } from '@mala/contract/errors.ts';
import { ERROR_TEXTS } from '../../src/http/error-texts.ts';
import type { Reply } from './failing-site.ts';
import type { Fault, Way } from './fault.ts';

/** The code that a fault is answered with. */
const CODES: Record<Way, ErrorCode> = {
  lost: 'UNAVAILABLE',
  unanswered: 'UNAVAILABLE',
  refused: 'UNAVAILABLE',
  EIO: 'INTERNAL',
  ENOSPC: 'STORAGE_FULL',
  crash: 'INTERNAL',
};

/** A refusal has the code of its fault with its usual text, and nothing else that could tell of people or the machine. */
export function checkReply({ status, body }: Reply, { way }: Fault): string[] {
  const code = CODES[way];
  const expected = JSON.stringify({ Code: code, Message: ERROR_TEXTS[code] });
  const isRight = status === ERRORS[code] && JSON.stringify(body) === expected;
  return isRight ? [] : [`it was answered ${status} ${JSON.stringify(body).slice(0, 300)}`];
}
