import type { Scenario } from './scenario.ts';
import { ACCOUNTS } from './scenarios/accounts.ts';
import { CLAIMS } from './scenarios/claims.ts';
import { CORRECTIONS } from './scenarios/corrections.ts';
import { ENTRIES } from './scenarios/entries.ts';
import { FILES } from './scenarios/files.ts';
import { HOROSCOPES } from './scenarios/horoscopes.ts';
import { IMPORTS } from './scenarios/imports.ts';
import { LOOKING } from './scenarios/looking.ts';
import { MEMBERS } from './scenarios/members.ts';
import { OFFICE } from './scenarios/office.ts';
import { ONLINE } from './scenarios/online.ts';
import { PROFILES } from './scenarios/profiles.ts';
import { PUSH } from './scenarios/push.ts';
import { READERS } from './scenarios/readers.ts';
import { SAVED_SEARCHES } from './scenarios/saved-searches.ts';
import { SECOND_FACTORS } from './scenarios/second-factors.ts';
import { SETTINGS } from './scenarios/settings.ts';
import { SHARING } from './scenarios/sharing.ts';
import { STAFF } from './scenarios/staff.ts';

/** Every call that writes. */
export const CALLS: readonly Scenario[] = [
  ...ACCOUNTS,
  ...SECOND_FACTORS,
  ...PROFILES,
  ...FILES,
  ...READERS,
  ...CLAIMS,
  ...ONLINE,
  ...OFFICE,
  ...STAFF,
  ...MEMBERS,
  ...CORRECTIONS,
  ...SETTINGS,
  ...SAVED_SEARCHES,
  ...SHARING,
  ...ENTRIES,
  ...IMPORTS,
  ...HOROSCOPES,
  ...PUSH,
  ...LOOKING,
];
