export { changeStatusIn } from './change-profile.ts';
export { type ModerationMail, moderationLetters } from './letters.ts';
export { mountModeration } from './routes.ts';
export { waitingPhotos, waitingProfiles } from './waiting-queries.ts';
