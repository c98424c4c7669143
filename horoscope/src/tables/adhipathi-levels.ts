/**
 * The levels by what the lords of the two raasis are to each other by nature; an enemy on either side fails. Source: five
 * of six rule sets.
 */
export const ADHIPATHI_LEVELS = {
  same_lord: 'uthamam',
  friend_friend: 'uthamam',
  friend_neutral: 'madhyamam',
  neutral_neutral: 'madhyamam',
  friend_enemy: 'adhamam',
  neutral_enemy: 'adhamam',
  enemy_enemy: 'adhamam',
} as const;
