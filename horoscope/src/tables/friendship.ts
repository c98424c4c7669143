import type { Planet } from './raasi-lords.ts';

/**
 * Whom each planet takes for friend and enemy by nature; the others are neutral to it. It need not be mutual. Source:
 * Parashara's natural friendship, the same in every source read. PyJHora South and a Kerala program use a southern list
 * of friends instead.
 */
export const FRIENDSHIP: Readonly<
  Record<Planet, { friends: readonly Planet[]; enemies: readonly Planet[] }>
> = {
  sun: {
    friends: ['moon', 'mars', 'jupiter'],
    enemies: ['venus', 'saturn'],
  },
  moon: {
    friends: ['sun', 'mercury'],
    enemies: [],
  },
  mars: {
    friends: ['sun', 'moon', 'jupiter'],
    enemies: ['mercury'],
  },
  mercury: {
    friends: ['sun', 'venus'],
    enemies: ['moon'],
  },
  jupiter: {
    friends: ['sun', 'moon', 'mars'],
    enemies: ['mercury', 'venus'],
  },
  venus: {
    friends: ['mercury', 'saturn'],
    enemies: ['sun', 'moon'],
  },
  saturn: {
    friends: ['mercury', 'venus'],
    enemies: ['sun', 'moon', 'mars'],
  },
};
