/**
 * The points by what the lords of the two raasis are to each other, whichever is whose. Source: Charak, AlmaMesh, PyJHora
 * North, Future Point. The last four values are a choice: Maitreya 8, saravali and onlinejyotish have others.
 */
export const MAITRI_POINTS = {
  same_lord: 5,
  friend_friend: 5,
  friend_neutral: 4,
  neutral_neutral: 3,
  friend_enemy: 1,
  neutral_enemy: 0.5,
  enemy_enemy: 0,
} as const;
