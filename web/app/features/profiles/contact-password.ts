import type { SectionValues } from './section-values.ts';

/** The name of the password among the values of a form; no profile field has it. */
export const CONTACT_PASSWORD = 'password';

const plain = ({ email, mobiles }: SectionValues): string =>
  JSON.stringify([
    String(email ?? '').trim(),
    Array.isArray(mobiles) ? mobiles.map((mobile) => String(mobile).replace(/\D/g, '')) : [],
  ]);

/** Whether email or mobile numbers differ, so that the save needs the password (decision 041). */
export function changesContact(saved: SectionValues, values: SectionValues): boolean {
  return plain(saved) !== plain(values);
}
