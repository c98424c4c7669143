export { type AuthMail, authLetters } from './letters.ts';
export { followEmail } from './mail-verification.ts';
export { makeFirstAdministrator } from './make-first-administrator.ts';
export { mountAuth } from './routes.ts';
export { workAccounts } from './workers.ts';
