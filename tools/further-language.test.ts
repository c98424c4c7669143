import { expect, onTestFinished, test } from 'vitest';
import { LanguageProject } from './language-project.ts';

const LANGUAGES = 'contract/src/communities/languages.ts';
const LABELS = 'contract/src/profiles/labels/label-in.ts';
const FEATURES = ['auth', 'horoscope-files', 'moderation', 'subscriptions'];
const layoutOf = (feature: string) => `server/src/features/${feature}/letter-layouts.ts`;
const FRAME = 'server/src/features/mail/words.ts';

/** For the compiler to read contract and server twice. */
const timeout = 120_000;

/** In its files and names. */
const toHindi = (text: string) => text.replaceAll('-mr.ts', '-hi.ts').replaceAll(/\bmr\b/g, 'hi');

test('a further language is its letters and labels, which the compiler asks for', {
  timeout,
}, () => {
  const project = new LanguageProject();
  onTestFinished(() => project.remove());
  project.change(LANGUAGES, (text) =>
    text.replace("['en', 'ta', 'mr']", "['en', 'ta', 'mr', 'hi']"),
  );
  expect(project.faults()).toEqual([LANGUAGES, LABELS, ...FEATURES.map(layoutOf), FRAME].sort());

  project.change(LANGUAGES, (text) => text.replace("  mr: 'मराठी',", "$&\n  hi: 'हिन्दी',"));
  project.change(LABELS, (text) => text.replace(/ {2}mr: (\{[^}]*\}),/, '$&\n  hi: $1,'));
  for (const layout of [...FEATURES.map(layoutOf), FRAME])
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
  const words = 'server/src/features/mail/words';
  project.copy(`${words}-mr.ts`, `${words}-hi.ts`, toHindi);
  expect(project.faults()).toEqual([]);
});
