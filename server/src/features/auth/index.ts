export { type AuthMail, authLetters } from './letters.ts';
export { lockUser } from './queries.ts';
export { mountAuth } from './routes.ts';
export { makeFirstAdministrator } from './sign-up.ts';
export { followEmail } from './verify-email.ts';
export { workAccounts } from './workers.ts';
