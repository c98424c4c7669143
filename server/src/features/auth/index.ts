export { type Contact, followContact, sameContact } from './follow-contact.ts';
export { type AuthMail, authLetters } from './letters.ts';
export { requireOwnPassword } from './own-password.ts';
export { lockUser } from './queries.ts';
export { mountAuth } from './routes.ts';
export { makeFirstAdministrator } from './sign-up.ts';
export { workAccounts } from './workers.ts';
