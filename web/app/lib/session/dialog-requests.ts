import { createAsking } from './asking.ts';
import { memberDialogs } from './member-dialogs.ts';

/** The dialog in which one signs in again. */
export const signIn = createAsking();
/** The one in which the owner of the account confirms to act. */
export const confirmation = createAsking();

let refusedToken: string | null = null;

/** Has calls wait for the dialogs of this page; returns the function that ends it and cancels those that wait. */
export function offerDialogs(): () => void {
  memberDialogs.current = {
    signIn(refused) {
      refusedToken = refused;
      return signIn.ask();
    },
    noticeToken(token) {
      if (signIn.asked.get() && token && token !== refusedToken) signIn.settle(null);
    },
    endSignIn: (how) => (how === 'continue' ? signIn.settle(null) : signIn.settle()),
    confirm: confirmation.ask,
  };
  return () => {
    memberDialogs.current = null;
    signIn.settle();
    confirmation.settle();
  };
}
