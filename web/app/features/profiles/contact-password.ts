import { mobileDigits } from '@mala/contract/digits.ts';
import type { SectionValues } from './section-values.ts';

/** The name of the password among the values of a form; no profile field has it. */
export const CONTACT_PASSWORD = 'password';

const plain = ({ email, mobiles, date_of_birth }: SectionValues): string =>
  JSON.stringify([
    date_of_birth,
    String(email ?? '').trim(),
    Array.isArray(mobiles) ? mobiles.map((mobile) => mobileDigits(String(mobile))) : [],
  ]);

/** Whether email, mobile numbers or date of birth differ, so that the save needs the password (decisions 041, 051). */
export function changesContact(saved: SectionValues, values: SectionValues): boolean {
  return plain(saved) !== plain(values);
}
