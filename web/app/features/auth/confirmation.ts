import { faultText } from '../../lib/fault-texts.ts';

/** What stands against the second typing of a new password (specification, section 5). */
export function confirmationFaults(password: string, confirmation: string): Record<string, string> {
  if (confirmation === '') return { confirm_password: faultText('required') };
  if (confirmation !== password) return { confirm_password: faultText('mismatch') };
  return {};
}
