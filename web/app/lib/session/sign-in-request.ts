import { abortedError } from '../api-error.ts';
import { createStore } from '../store.ts';

/** Whether the sign-in dialog is requested. */
export const signInAsked = createStore(false);

let hosts = 0;
let refusedToken: string | null = null;
let waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];

/** Continues the waiting calls, or fails them: by default as cancelled. */
export function settleSignIn(error: Error | null = abortedError()): void {
  const settled = waiting;
  waiting = [];
  signInAsked.set(false);
  for (const { resolve, reject } of settled) {
    if (error) reject(error);
    else resolve();
  }
}

/** Registers a sign-in dialog while it is mounted; returns the function that removes it. */
export function offerSignIn(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) settleSignIn();
  };
}

/** Whether this page has a sign-in dialog; otherwise it continues as a guest. */
export function canAskToSignIn(): boolean {
  return hosts > 0;
}

/** Waits until the person has signed in again; all rejected calls wait for the same sign-in. */
export function askToSignIn(token: string | null): Promise<void> {
  refusedToken = token;
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    signInAsked.set(true);
  });
}

/** Continues after the same person signed in again in another tab. */
export function noticeToken(token: string | null): void {
  if (signInAsked.get() && token && token !== refusedToken) settleSignIn(null);
}
