/** The password of everybody created by tests. */
export const PASSWORD = 'a long walk home';

let people = 0;

/** Ten letters that nobody else has. */
export function freshLetters(): string {
  return freshMobile().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}

/** A name that no other has, without digits, which would be taken for a phone number. */
export function freshName(first: string): string {
  const letters = freshLetters();
  return `${first} ${letters[0]?.toUpperCase()}${letters.slice(1)}`;
}

/** A mobile number unique within the run: tests of several processes may share a database. */
export function freshMobile(): string {
  people += 1;
  return String(7_000_000_000 + (process.pid % 100_000) * 10_000 + people);
}
