/** The authenticator app of an account, proved by a code. */
export interface AuthenticatorApps {
  id: string;
  user_id: string;
  /** secrets/app-secrets.ts */
  sealed_secret: string;
  /** the number of the last half minute whose code was used; earlier ones no longer count */
  last_step: number;
  added_at: Date;
}

/** A recovery code that was not used yet. */
export interface RecoveryCodes {
  id: string;
  user_id: string;
  /** SHA-256 as hex; a code has 80 random bits */
  code_hash: string;
}

export interface Passkeys {
  id: string;
  user_id: string;
  /** the host name whose pages it is for */
  host: string;
  /** base64url */
  credential_id: string;
  public_key: Buffer;
  /** signatures so far, if the passkey counts them */
  counter: number;
  transports: string[];
  /** as its owner calls it */
  name: string;
  added_at: Date;
  used_at: Date | null;
}

export type TicketPurpose = 'sign-in' | 'confirm' | 'add-passkey';

/** One step that was begun and is finished once, within minutes; the ticket is also what a passkey signs. */
export interface FactorTickets {
  /** SHA-256 as hex */
  ticket_hash: string;
  user_id: string;
  purpose: TicketPurpose;
  /** of a sign-in: whether the browser stays signed in */
  keep_signed_in: boolean;
  expires_at: Date;
}
