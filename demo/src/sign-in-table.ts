import { DEMO_PASSWORD, SIGN_INS } from './sign-ins.ts';

/** The sign-ins in aligned columns, for the terminal. */
export function signInTable(): string {
  const rows = SIGN_INS.map((one) => [one.domain, one.role, one.user_name, one.mobile_no]);
  const table = [['site', 'who', 'name', 'mobile'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [
    '',
    'Everybody in it is made up. Sign in as:',
    '',
    ...lines,
    '',
    `Password of all: ${DEMO_PASSWORD}`,
    '',
  ].join('\n');
}
