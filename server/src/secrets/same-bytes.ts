import { timingSafeEqual } from 'node:crypto';

/** Whether what was given is the secret or signature that is right, in a time that does not tell how much of it is. */
export const isSameBytes = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);
