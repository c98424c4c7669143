export { waitingCalls } from './call-queries.ts';
export { createComeBack } from './come-back.ts';
export { lookAfterQuiet } from './hide-quiet.ts';
export { stillLookingLetters } from './letters.ts';
export { mountStillLooking } from './routes.ts';
