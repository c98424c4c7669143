export { recordFactorChange, removeFactors } from './change-factors.ts';
export { lockFactors } from './queries.ts';
export { mountSecondFactor } from './routes.ts';
export { dropTickets, findSignIn, forgetTickets, takeTicket } from './ticket-queries.ts';
export { askForFactor, type FactorWays, type GivenFactor, useFactor } from './use-factor.ts';
