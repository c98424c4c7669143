/** Selectable ages, and the default range (specification, section 9). */
export const AGES = { first: 18, last: 69, from: 18, to: 40 } as const;
