import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privacyText } from './app/i18n/en/privacy.ts';

const APP = join(import.meta.dirname, 'app');

/** What the pages keep in a browser beside its cookies, and the words of the privacy notice about it. */
const KEYS: Readonly<Record<string, string>> = {
  signup: 'what you have typed but not saved',
  draft: 'what you have typed but not saved',
  community: 'the community whose colours you saw last',
  session: 'which account is signed in',
  'search-place': 'where on a page you were',
  'last-place': 'for three days the search that you looked at last',
  'last-place-begun': 'for three days the search that you looked at last',
  'list-form': 'whether profiles are cards or a list',
  'keys-off': 'whether keys act there',
  push: 'whether this device shows notifications',
  'shown-again': 'that you know that your profile is shown again',
  'contacts-unasked': 'that you do not want to be asked before you open a contact',
};

test('the privacy notice names whatever the pages keep in a browser', () => {
  const files = globSync('**/*.{ts,tsx,js}', { cwd: APP, exclude: ['**/*.test.ts'] });
  const code = files.map((file) => readFileSync(join(APP, file), 'utf8')).join('\n');
  const kept = [...code.matchAll(/['"`]mala\.([a-z-]+)/g)].map(([, key]) => key);
  expect([...new Set(kept)].sort()).toEqual(Object.keys(KEYS).sort());
  const notice = JSON.stringify(privacyText.sections.find(({ id }) => id === 'in-your-browser'));
  expect(Object.values(KEYS).filter((words) => !notice.includes(words))).toEqual([]);
});
