export { type ModerationMail, moderationLetters } from './letters.ts';
export { mountModeration } from './routes.ts';
