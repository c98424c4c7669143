export { figureOf, pairOf } from './figure.ts';
export { kindOf, PLACES, type Place, placeOf, withoutPadham } from './places.ts';
