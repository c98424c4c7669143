import type { Message } from './messages.ts';

/** Every error code with its HTTP status (server rules, section 6). English texts: `server/src/http/error-texts.ts`. */
export const ERRORS = {
  INVALID: 400,
  BAD_JSON: 400,
  UNAUTHENTICATED: 401,
  LOGIN_FAILED: 401,
  SIGN_IN_EXPIRED: 401,
  PAYMENT_REQUIRED: 402,
  FORBIDDEN: 403,
  ACCOUNT_CLOSED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  CONFIRM_AGAIN: 403,
  PROFILE_INCOMPLETE: 403,
  PROFILE_PENDING: 403,
  PROFILE_PAUSED: 403,
  PROFILE_CLOSED: 403,
  PROFILE_REFUSED: 403,
  NO_SUBSCRIPTION: 403,
  NOT_FOUND: 404,
  ENTRY_UNKNOWN: 404,
  MOBILE_TAKEN: 409,
  STATUS_NOT_REACHABLE: 409,
  APPROVAL_NEEDS_COMPLETE: 409,
  NOT_APPROVED: 409,
  REFERENCE_TAKEN: 409,
  PAYMENT_REFUNDED: 409,
  CLAIM_WAITING: 409,
  PROFILE_BEGUN: 409,
  LAST_OWNER: 409,
  TERMS_CHANGED: 409,
  PHOTOS_CHANGED: 409,
  PHOTO_DECIDED: 409,
  CHANGED_MEANWHILE: 409,
  DECIDED_ALREADY: 409,
  TOO_MANY_PHOTOS: 409,
  TOO_MANY_FILES: 409,
  TOO_MANY_PASSKEYS: 409,
  TOO_MANY_PICTURES: 409,
  TOO_MANY_VIEWS: 409,
  TOO_MANY_LINKS: 409,
  TOO_MANY_SEARCHES: 409,
  SEARCH_NAME_TAKEN: 409,
  COMPLAINT_WAITING: 409,
  NO_ADDRESS: 409,
  WORKED_IN_OFFICE: 409,
  PAUSED_BY_OFFICE: 409,
  OBJECTED_ALREADY: 409,
  OBJECTION_LATE: 409,
  CANNOT_RESTORE: 409,
  ENTRY_SENT: 409,
  BASIC_FIRST: 409,
  IMPORT_FAULTS: 409,
  UNDO_LATE: 409,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  TOO_MANY_PAGES: 413,
  TOO_MANY_ROWS: 413,
  TOO_MANY_COLUMNS: 413,
  UNSUPPORTED_TYPE: 415,
  NOT_A_PICTURE: 415,
  NOT_A_HOROSCOPE_FILE: 415,
  NOT_A_TABLE: 415,
  NO_HEADINGS: 415,
  UNSAFE_FILE: 415,
  FILE_TOO_COMPLEX: 415,
  TOO_MANY: 429,
  TOO_MANY_LISTS: 429,
  TOO_MANY_CARDS: 429,
  TOO_MANY_PROFILES: 429,
  TOO_MANY_MAILS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Codes that clients receive under another name, because the same error exists with a second status. */
export const WIRE_CODES: Partial<Record<ErrorCode, ErrorCode>> = {
  APPROVAL_NEEDS_COMPLETE: 'PROFILE_INCOMPLETE',
};

/** The code that clients receive for an error. */
export function errorCodeOf(status: number, wireCode: ErrorCode): ErrorCode {
  const renamed = (Object.keys(WIRE_CODES) as ErrorCode[]).find(
    (code) => WIRE_CODES[code] === wireCode && ERRORS[code] === status,
  );
  return renamed ?? wireCode;
}

/**
 * Body of every reply that is not a success. Message and Fields are English, for other API clients; the interface has
 * its own texts for Code, Faults and Reason. Fields and Faults only with 400, by the names in the body.
 */
export interface ErrorReply {
  Code: ErrorCode;
  Message: string;
  Fields?: Record<string, string>;
  Faults?: Record<string, Message>;
  /** as the administrator wrote it */
  Reason?: string;
  /** a page of this site, from its root, that shows what stands in the way */
  Link?: string;
  /** who of the office has decided, when, and which status it gave */
  Decided?: { by: string | null; at: string; status: number };
}
