/** m = 19 MiB, t = 2, p = 1; the algorithm is the library's default, argon2id (server rules, section 7). */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const text = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash of the same cost that no password has: for a mobile that nobody has. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${text(16)}$${text(32)}`;
