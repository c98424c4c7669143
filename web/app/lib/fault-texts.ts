import { type Message, messageText } from '@mala/contract/messages.ts';
import { formText } from '../i18n/en/form.ts';

/** The text of a fault. */
export function faultText(fault: Message): string {
  return messageText(fault, formText.faults);
}

/** The texts of faults by field. */
export function faultTexts(faults: Readonly<Record<string, Message>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, faultText(fault)]),
  );
}
