import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languagePrefix } from '@mala/contract/communities/languages.ts';
import type { Texts } from './app/i18n/texts.ts';
import { type CommunityTheme, themes } from './brand/themes.ts';

type Words = Pick<Texts, 'head' | 'shell'>;

function manifestOf(
  { name, brand, paper }: CommunityTheme,
  language: Language,
  { head, shell }: Words,
): object {
  const prefix = languagePrefix(language);
  const start = name === 'neutral' ? prefix || '/' : `${prefix}/${name}`;
  const png = (file: string, size: number, purpose: string) => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    // the same app in every language
    id: name === 'neutral' ? '/' : `/${name}`,
    name: shell.siteName[name],
    short_name: shell.siteName[name],
    description: head.shareLine,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: brand[7],
    icons: [
      png(`${name}-192.png`, 192, 'any'),
      png(`${name}-512.png`, 512, 'any'),
      png(`${name}-maskable.png`, 512, 'maskable'),
    ],
  };
}

/** Writes the manifest of each theme in a language: `<prefix>/<theme>.webmanifest` below `clientDir`. */
export async function writeWebManifests(clientDir: string, language: Language): Promise<void> {
  const dir = join(clientDir, languagePrefix(language));
  mkdirSync(dir, { recursive: true });
  const { headText: head } = await import(`./app/i18n/${language}/head.ts`);
  const { shellText: shell } = await import(`./app/i18n/${language}/shell.ts`);
  for (const theme of Object.values(themes))
    writeFileSync(
      join(dir, `${theme.name}.webmanifest`),
      JSON.stringify(manifestOf(theme, language, { head, shell })),
    );
}
