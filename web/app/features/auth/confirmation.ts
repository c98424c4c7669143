import { messageText } from '@mala/contract/messages.ts';

/** What stands against the second typing of a new password (specification, section 5). */
export function confirmationFaults(password: string, confirmation: string): Record<string, string> {
  if (confirmation === '') return { confirm_password: messageText('required') };
  if (confirmation !== password) return { confirm_password: messageText('mismatch') };
  return {};
}
