/**
 * What may be wrong with a field, by key. Schemas carry keys; a key may carry one number after a colon
 * (`tooLong:80`). The interface says them (web/app/i18n/en/form.ts), and the server for those who call it by hand
 * (server/src/http/error-texts.ts).
 */
const MESSAGE_KEYS = [
  'required',
  'invalid',
  'unknownField',
  'notInList',
  'tooLong',
  'tooShort',
  'tooManyFiles',
  'atLeast',
  'atMost',
  'wholeNumber',
  'badCharacters',
  'mobile',
  'email',
  'pincode',
  'date',
  'time',
  'bornTooEarly',
  'brideTooYoung',
  'groomTooYoung',
  'genderFixed',
  'casteOfLanguage',
  'subcasteOfCaste',
  'noSubcaste',
  'starOfRaasi',
  'padhamOfStar',
  'moreMarriedThanAll',
  'mismatch',
  'passwordIsMobile',
  'wrongPassword',
] as const;

export type MessageKey = (typeof MESSAGE_KEYS)[number];
/** A key, with its number where the text has one. */
export type Message = MessageKey | `${MessageKey}:${number}`;

/** What is said of each key, in one language; `n` is the key's number. */
export type MessageTexts = Readonly<Record<MessageKey, string | ((n: string) => string)>>;

/** Whether a schema's message is one of ours. */
export function isMessage(message: string): message is Message {
  return (MESSAGE_KEYS as readonly string[]).includes(message.split(':')[0] ?? '');
}

/** The text of a message; of anything that is not one, the text of `invalid`. */
export function messageText(message: string, texts: MessageTexts): string {
  const [key, n = ''] = (isMessage(message) ? message : 'invalid').split(':');
  const text = texts[key as MessageKey];
  return typeof text === 'string' ? text : text(n);
}
