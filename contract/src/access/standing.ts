// a file of its own: the shell of every page draws in the whole module

/** Where a member stands: what he may do follows from it (server rules, section 3). */
export const STANDINGS = ['incomplete', 'pending', 'approved', 'married', 'refused'] as const;
export type Standing = (typeof STANDINGS)[number];
