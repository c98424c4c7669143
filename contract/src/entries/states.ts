// a separate file, because pages load it without the schemas

/** An entry is typed, waits for the family, or has become its profile. One that is taken back or too old is no more. */
export const ENTRY_STATES = ['draft', 'awaiting', 'confirmed'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** How the family is asked: a link that is passed on, a mailed one, a code that is told on the telephone. */
export const SEND_WAYS = ['link', 'mail', 'code'] as const;
export type SendWay = (typeof SEND_WAYS)[number];

/** How the family proved to be the one that was asked. */
export const CONFIRM_WAYS = ['link', 'code'] as const;
export type ConfirmWay = (typeof CONFIRM_WAYS)[number];

/** Days after its beginning, or after it was last sent, that an entry without an answer is erased. */
export const ENTRY_DAYS = 30;
/** Days for which a code can be used. */
export const CODE_DAYS = 3;
