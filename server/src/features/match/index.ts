export { type Comparison, comparisonOf } from './comparison.ts';
export { figureOf, pairOf } from './figure.ts';
export {
  kindOf,
  kindOfStored,
  MOON_PLACES,
  NO_KIND,
  type Place,
  placeOf,
  type StoredPlace,
  withoutPadham,
} from './places.ts';
export { findMatched } from './queries.ts';
export { mountMatch } from './routes.ts';
