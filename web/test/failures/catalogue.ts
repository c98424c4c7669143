import type { Row } from './row.ts';
import { ACCOUNT, ENTRY } from './rows-account.ts';
import { ADMIN } from './rows-admin.ts';
import { ALBUM } from './rows-album.ts';
import { COMPLAINTS } from './rows-complaints.ts';
import { CORRECTIONS } from './rows-corrections.ts';
import { DESK } from './rows-desk.ts';
import { ENTRIES } from './rows-entries.ts';
import { HOROSCOPE } from './rows-horoscope.ts';
import { IMPORTS } from './rows-imports.ts';
import { LOOKING } from './rows-looking.ts';
import { MATCHES } from './rows-match.ts';
import { MEMBERS } from './rows-member.ts';
import { PREFERENCES } from './rows-preferences.ts';
import { WIZARD } from './rows-profile.ts';
import { NOTIFICATIONS } from './rows-push.ts';
import { SAVED_SEARCHES } from './rows-saved-searches.ts';
import { SEARCH } from './rows-search.ts';
import { SECOND_FACTOR } from './rows-second-factor.ts';
import { SETTINGS } from './rows-settings.ts';
import { SHARING } from './rows-sharing.ts';
import { STAFF } from './rows-staff.ts';

/** Every failure of every call that the web makes, by screen; the source of docs/errors.md. */
export const CATALOGUE = {
  ...ENTRY,
  ...ACCOUNT,
  ...WIZARD,
  ...PREFERENCES,
  ...HOROSCOPE,
  ...ALBUM,
  ...SEARCH,
  ...SAVED_SEARCHES,
  ...MATCHES,
  ...ADMIN,
  ...DESK,
  ...STAFF,
  ...SECOND_FACTOR,
  ...COMPLAINTS,
  ...IMPORTS,
  ...MEMBERS,
  ...SETTINGS,
  ...CORRECTIONS,
  ...ENTRIES,
  ...SHARING,
  ...NOTIFICATIONS,
  ...LOOKING,
};

export type Screen = keyof typeof CATALOGUE;

export function rowsFor(screen: Screen): readonly Row[] {
  return CATALOGUE[screen];
}

/** Shows a screen's failures one after the other; an error names the row that failed. */
export async function eachRow(
  screen: Screen,
  show: (row: Row) => Promise<void>,
  rows = rowsFor(screen),
): Promise<void> {
  for (const row of rows)
    await show(row).catch((error: unknown) => {
      throw new Error(`${row.id}: ${(error as Error).message}`, { cause: error });
    });
}
