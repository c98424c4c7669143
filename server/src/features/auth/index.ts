export { endAllSignIns } from './end-sign-ins.ts';
export { type Contact, followContact, sameContact } from './follow-contact.ts';
export { guessedOf, limitGuesses } from './guesses.ts';
export { type AuthMail, authLetters } from './letters.ts';
export { insertPasswordLink } from './link-password.ts';
export { type Origin, settleHere } from './log-in.ts';
export { requireOwnPassword } from './own-password.ts';
export { requireGoodPassword } from './passwords.ts';
export { presentPause } from './presenter.ts';
export {
  correctHeard,
  deleteAccount,
  endConfirmation,
  findAccount,
  insertUser,
  lockUser,
  storeHeard,
} from './queries.ts';
export { resetSecondFactor } from './reset-second-factor.ts';
export { mountAuth, requireOffered } from './routes.ts';
export { endSessions } from './session-queries.ts';
export { type CreateProfile, openAccount } from './sign-up.ts';
export { tellMember } from './tell-member.ts';
export { tokenOf } from './token-of.ts';
export { workAccounts } from './workers.ts';
