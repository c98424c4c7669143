import type { MadeUpPerson } from './make-person.ts';

const REFUSED = [
  'The photo does not show the bride or groom. Please upload another one and write to us.',
  'The mobile number did not answer on three days.',
  'The family asked us to withdraw the profile.',
];
const DUPLICATE = 'The same person has an older profile with us.';

/** The reason shown to the member of a refused profile; some have none. */
export function reasonOf({ status, mobile }: MadeUpPerson): string | null {
  const number = Number(mobile.slice(5));
  if (status === 500) return REFUSED[number % (REFUSED.length + 1)] ?? null;
  return status === 501 && number % 2 === 0 ? DUPLICATE : null;
}
