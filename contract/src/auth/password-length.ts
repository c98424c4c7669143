/** Lengths of a new password in characters (server rules, section 7). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
