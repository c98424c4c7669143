import type { ErrorCode } from '@mala/contract/errors.ts';
import { type Message, messageText } from '@mala/contract/messages.ts';
import { errorsText } from '../../app/i18n/en/errors.ts';
import { failuresText } from '../../app/i18n/en/failures.ts';
import { formText } from '../../app/i18n/en/form.ts';

/** What the page says without a reply, and if it could not be read (specification, section 8). */
export const OFFLINE_MESSAGE = errorsText.offline;
export const UNREADABLE_MESSAGE = errorsText.tryAgain;

/** The page's text for a code. */
export function cardTextOf(code: ErrorCode): string {
  const said = failuresText.byCode[code];
  return typeof said === 'string' ? said : said({ reason: undefined });
}

/** The page's text for a validation error. */
export function faultSaid(fault: Message): string {
  return messageText(fault, formText.faults);
}
