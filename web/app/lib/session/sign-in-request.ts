import { abortedError } from '../api-error.ts';
import { createStore } from '../store.ts';

/** Whether the person is being asked to sign in again over the page. */
export const signInAsked = createStore(false);

let hosts = 0;
let refusedToken: string | null = null;
let waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];

/** Lets calls go on, or fails them: by default as if their caller had given them up. */
export function settleSignIn(error: Error | null = abortedError()): void {
  const settled = waiting;
  waiting = [];
  signInAsked.set(false);
  for (const { resolve, reject } of settled) {
    if (error) reject(error);
    else resolve();
  }
}

/** Called by what can ask, while it stands on the page; returns the way to stop. */
export function offerSignIn(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) settleSignIn();
  };
}

/** Whether a page stands here that can ask; the others go on as a guest's. */
export function canAskToSignIn(): boolean {
  return hosts > 0;
}

/** Waits until the person has signed in again; all calls that were refused wait for the same answer. */
export function askToSignIn(token: string | null): Promise<void> {
  refusedToken = token;
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    signInAsked.set(true);
  });
}

/** Goes on where the same person has signed in again in another tab. */
export function noticeToken(token: string | null): void {
  if (signInAsked.get() && token && token !== refusedToken) settleSignIn(null);
}
