const INITIALS = /^(\p{L}\p{M}*\.)*\p{L}\p{M}*\.?$/u;

/**
 * The first word of a name, which is all that the home page says of it. Initials before it are passed over: in
 * "M. K. Meena Sundaram" they stand for the village and the father.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !INITIALS.test(word)) ?? words[0] ?? '';
}
