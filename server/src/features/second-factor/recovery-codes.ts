import { createHash } from 'node:crypto';
import { RECOVERY_CODES } from '@mala/contract/second-factor.ts';
import { Secret } from 'otpauth';

/** Of a code: too many to try all, so that a plain hash tells nothing, whatever the site's secret is. */
const BYTES = 10;

/** New codes of 16 letters and digits, as base32. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: BYTES }).base32);
}

export function recoveryHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
