export { type AuthMail, authLetters } from './letters.ts';
export { makeFirstAdministrator } from './make-first-administrator.ts';
export { lockUser } from './queries.ts';
export { mountAuth } from './routes.ts';
export { followEmail } from './verify-email.ts';
export { workAccounts } from './workers.ts';
