export { figureOf, pairOf } from './figure.ts';
export { kindOf, PLACES, type Place, placeOf, withoutPadham } from './places.ts';
export { findMatched } from './queries.ts';
export { mountMatch } from './routes.ts';
