import type { ErrorCode } from '@mala/contract/errors.ts';
import { type Message, messageText } from '@mala/contract/messages.ts';
import { errorsText } from '../../app/i18n/en/errors.ts';
import { failuresText } from '../../app/i18n/en/failures.ts';
import { formText } from '../../app/i18n/en/form.ts';

/** What the page says where no answer came, and where it could not be read (specification, section 8). */
export const OFFLINE_MESSAGE = errorsText.offline;
export const UNREADABLE_MESSAGE = errorsText.tryAgain;

/** What the page says of a code. */
export function saidOf(code: ErrorCode): string {
  const said = failuresText.byCode[code];
  return typeof said === 'string' ? said : said({ reason: undefined });
}

/** What the page says of a fault of a field. */
export function faultSaid(fault: Message): string {
  return messageText(fault, formText.faults);
}
