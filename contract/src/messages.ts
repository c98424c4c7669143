/**
 * Keys of validation messages. Schemas give keys, which may have a number after a colon (`tooLong:80`). Texts:
 * web/app/i18n/en/form.ts for the interface, server/src/http/error-texts.ts for other API clients.
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
  'linkInName',
  'hiddenInName',
  'mobile',
  'email',
  'pincode',
  'postcode',
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
  'knownAndUnknown',
  'moreMarriedThanAll',
  'mismatch',
  'passwordIsMobile',
  'passwordCommon',
  'passwordPersonal',
  'wrongPassword',
  'passwordForContact',
  'sixDigits',
  'eightDigits',
  'wrongCode',
  'wrongRecoveryCode',
  'wrongPasskey',
  'contact',
  'saysNoWishes',
] as const;

export type MessageKey = (typeof MESSAGE_KEYS)[number];
/** A key, with its number if the text has one; of `contact` the part of the text that looks like one. */
export type Message = MessageKey | `${MessageKey}:${number}` | `contact:${string}`;

/** The text of each key in one language; `n` is what follows the key. */
export type MessageTexts = Readonly<Record<MessageKey, string | ((n: string) => string)>>;

/** Whether a schema's message is one of these keys. */
export function isMessage(message: string): message is Message {
  return (MESSAGE_KEYS as readonly string[]).includes(message.split(':')[0] ?? '');
}

/** The text of a message; that of `invalid` for any unknown message. */
export function messageText(message: string, texts: MessageTexts): string {
  const [key, ...rest] = (isMessage(message) ? message : 'invalid').split(':');
  const n = rest.join(':');
  const text = texts[key as MessageKey];
  return typeof text === 'string' ? text : text(n);
}
