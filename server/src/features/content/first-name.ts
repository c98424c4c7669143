const INITIALS = /^(\p{L}\p{M}*\.)*\p{L}\p{M}*\.?$/u;

/**
 * The first word of a name, the only one on the home page and in mails, after any initials: in "M. K. Meena Sundaram" these are of
 * the village and the father.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !INITIALS.test(word)) ?? words[0] ?? '';
}
