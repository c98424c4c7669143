import { AppError } from '../../errors.ts';

/** Throws 400 INVALID where a new password is the member's mobile number (server rules, section 7). */
export function requireNotMobile(password: string, mobile: string): void {
  if (password === mobile)
    throw new AppError('INVALID', { faults: { password: 'passwordIsMobile' } });
}

/** Whether a mailed link was not used yet and has not expired. */
export function isOpenLink(link: { used_at: Date | null; expires_at: Date }, now: Date): boolean {
  return link.used_at === null && link.expires_at > now;
}
