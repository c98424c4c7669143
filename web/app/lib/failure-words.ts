import { type ErrorReply, errorCodeOf } from '@mala/contract/errors.ts';
import { type FailureText, failuresText } from '../i18n/en/failures.ts';
import { faultTexts } from './fault-texts.ts';

/** The texts of a failed call: a sentence by its code, if the page knows the code, and one for each field of a 400. */
export function failureWords(
  status: number,
  { Code, Reason: reason, Faults = {}, Decided: decided }: ErrorReply,
): {
  message: string | undefined;
  fields: Record<string, string>;
  contacts: string[];
  decided: ErrorReply['Decided'];
} {
  const said = failuresText.byCode[errorCodeOf(status, Code)] as FailureText | undefined;
  return {
    message: typeof said === 'function' ? said({ reason }) : said,
    fields: faultTexts(Faults),
    contacts: Object.keys(Faults).filter((name) => Faults[name]?.startsWith('contact:')),
    decided,
  };
}
