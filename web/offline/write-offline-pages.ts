import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import {
  type Language,
  languagePrefix,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import { paths } from '../app/paths.ts';

/** The URLs of our files that a page or a style loads. */
function assetsOf(text: string): string[] {
  return [...text.matchAll(/(?:(?:href|src)="|url\(["']?)(\/(?:assets|brand)\/[^"')]+)/g)].flatMap(
    ([, address]) => address ?? [],
  );
}

/**
 * Writes the service worker of a language, which stores the prerendered offline pages of `clientDir` and the files they load. Its version is
 * the hash of all of them, so that another build is another worker.
 */
export function writeOfflinePages(clientDir: string, webDir: string, language: Language): void {
  const prefix = languagePrefix(language);
  const offered = DOMAINS.filter((domain) => languagesOf(domain).includes(language));
  const pages = ['', ...offered.map(paths.site)].map((start) => prefix + start + paths.offline);
  const fileOf = (asset: string) =>
    join(asset.startsWith('/brand/') ? join(webDir, 'public') : clientDir, asset);
  const assets = new Set<string>();
  const hash = createHash('sha256');
  for (const page of pages) {
    const html = readFileSync(join(clientDir, page, 'index.html'), 'utf8');
    hash.update(html);
    for (const asset of assetsOf(html)) assets.add(asset);
  }
  // the fonts of the scripts are large, and phones that are offline have some of their own
  for (const style of [...assets].filter((name) => name.endsWith('.css')))
    for (const asset of assetsOf(readFileSync(join(clientDir, style), 'utf8')))
      if (/\/(name|garland)-/.test(asset)) assets.add(asset);
  const kept = [...assets].filter((name) => /\.(css|svg|woff2)$/.test(name)).sort();
  for (const asset of kept) hash.update(readFileSync(fileOf(asset)));
  const worker = readFileSync(join(webDir, 'offline/service-worker.js'), 'utf8')
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace('__PREFIX__', prefix)
    .replace('__LANGUAGE__', language)
    .replace("'__PAGES__'", JSON.stringify(pages))
    .replace("'__ASSETS__'", JSON.stringify(kept));
  writeFileSync(join(clientDir, prefix, 'service-worker.js'), worker);
}
