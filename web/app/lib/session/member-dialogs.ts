/** The dialogs that calls wait for, which only pages of members have and load. */
export interface MemberDialogs {
  /** Waits until the person has signed in again; all calls with the refused token wait for the same sign-in. */
  signIn(refused: string | null): Promise<void>;
  /** Continues after the person has signed in again, here or in another tab. */
  noticeToken(token: string | null): void;
  /** Continues the calls that wait for a sign-in, or cancels them. */
  endSignIn(how: 'continue' | 'cancel'): void;
  /** Waits until the owner of the account has confirmed to act (decision 066). */
  confirm(): Promise<void>;
}

/** Null on a page without them, which continues as a guest. */
export const memberDialogs: { current: MemberDialogs | null } = { current: null };
