import type { Scenario } from './scenario.ts';
import { ACCOUNTS } from './scenarios/accounts.ts';
import { FILES } from './scenarios/files.ts';
import { OFFICE } from './scenarios/office.ts';
import { PROFILES } from './scenarios/profiles.ts';
import { READERS } from './scenarios/readers.ts';

/** Every call that writes. */
export const CALLS: readonly Scenario[] = [
  ...ACCOUNTS,
  ...PROFILES,
  ...FILES,
  ...READERS,
  ...OFFICE,
];
