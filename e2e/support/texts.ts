import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Texts } from '../../web/app/i18n/texts.ts';

/** The texts of a language as its pages show them: `reset-end.ts` has the texts `resetEnd`. */
export function textsOf(language: Language): Promise<Texts> {
  return textsIn(join(import.meta.dirname, '../../web/app/i18n', language));
}

/** The texts in a folder that has every area. */
export async function textsIn(folder: string): Promise<Texts> {
  const files = readdirSync(folder).filter((file) => !['plural.ts', 'longer.ts'].includes(file));
  const areas = files.map(async (file) => {
    const area = file
      .replace(/\.ts$/, '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const texts = await import(join(folder, file));
    return [area, texts[area === 'language' ? area : `${area}Text`]];
  });
  return Object.fromEntries(await Promise.all(areas)) as Texts;
}
