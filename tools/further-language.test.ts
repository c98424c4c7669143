import { expect, onTestFinished, test } from 'vitest';
import { LanguageProject } from './language-project.ts';

const LANGUAGES = 'contract/src/communities/languages.ts';
const LABELS = 'contract/src/profiles/labels/label-in.ts';
const FEATURES = [
  'auth',
  'complaints',
  'digest',
  'entries',
  'horoscope-files',
  'moderation',
  'setup',
  'still-looking',
  'subscriptions',
];
const layoutOf = (feature: string) => `server/src/features/${feature}/letter-layouts.ts`;
const FRAME = 'server/src/features/mail/words.ts';
const RECEIPT = 'server/src/features/payments/receipt-sheet.ts';
const HEADINGS = 'server/src/features/exports/headings.ts';
const TEMPLATE = 'server/src/features/imports/template-words.ts';
const PUSH = 'server/src/features/push/write-push.ts';
const BIODATA = 'server/src/features/biodata/words-in.ts';
const READY_REASONS = 'server/src/features/settings/ready-reasons.ts';

/** In its files and names. */
const toHindi = (text: string) => text.replaceAll('-mr.ts', '-hi.ts').replaceAll(/\bmr\b/g, 'hi');

test('a further language is its letters and labels, which the compiler asks for', () => {
  const project = new LanguageProject();
  onTestFinished(() => project.remove());
  project.change(LANGUAGES, (text) =>
    text.replace("['en', 'ta', 'mr']", "['en', 'ta', 'mr', 'hi']"),
  );
  expect(project.faults()).toEqual(
    [
      LANGUAGES,
      LABELS,
      ...FEATURES.map(layoutOf),
      FRAME,
      RECEIPT,
      PUSH,
      BIODATA,
      READY_REASONS,
      HEADINGS,
      TEMPLATE,
    ].sort(),
  );

  project.change(LANGUAGES, (text) => text.replace("  mr: 'मराठी',", "$&\n  hi: 'हिन्दी',"));
  project.change(LABELS, (text) => text.replace(/ {2}mr: (\{[^}]*\}),/, '$&\n  hi: $1,'));
  for (const words of [HEADINGS, TEMPLATE])
    project.change(words, (text) => text.replace('{ en, ta, mr }', '{ en, ta, mr, hi: mr }'));
  for (const layout of [...FEATURES.map(layoutOf), FRAME, RECEIPT, PUSH, BIODATA, READY_REASONS])
    project.change(layout, (text) =>
      text
        .replace(/import .*-mr\.ts';\n/, (own) => own + toHindi(own))
        .replace('ta, mr }', 'ta, mr, hi }'),
    );
  // as a translator begins: with the words of another language
  for (const feature of FEATURES) {
    const letters = `server/src/features/${feature}/letters`;
    project.copy(`${letters}-mr.ts`, `${letters}-hi.ts`, toHindi);
  }
  for (const words of [
    'mail/words',
    'payments/receipt-words',
    'biodata/biodata-words',
    'settings/ready-reasons',
    'push/words',
  ])
    project.copy(
      `server/src/features/${words}-mr.ts`,
      `server/src/features/${words}-hi.ts`,
      toHindi,
    );
  expect(project.faults()).toEqual([]);
});
