import { importFaultOf } from '@mala/contract/imports/faults.ts';
import { messageText } from '@mala/contract/messages.ts';
import { formText } from '../../i18n/en/form.ts';
import { importsText } from '../../i18n/en/imports.ts';

/** What is wrong with a cell, in the words of the page. */
export function cellWords(message: string): string {
  const key = importFaultOf(message);
  if (!key) return messageText(message, formText.faults);
  const text = importsText.faults[key];
  return typeof text === 'string' ? text : text(message.slice(key.length + 1));
}
