import { faultText } from '../../lib/fault-texts.ts';

/** The fault of the repeated new password, if any (specification, section 5). */
export function confirmationFaults(password: string, confirmation: string): Record<string, string> {
  if (confirmation === '') return { confirm_password: faultText('required') };
  if (confirmation !== password) return { confirm_password: faultText('mismatch') };
  return {};
}
