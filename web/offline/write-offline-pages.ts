import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { paths } from '../app/paths.ts';

/** The URLs of our files that a page or a style loads. */
function assetsOf(text: string): string[] {
  return [...text.matchAll(/(?:(?:href|src)="|url\(["']?)(\/(?:assets|brand)\/[^"')]+)/g)].flatMap(
    ([, address]) => address ?? [],
  );
}

/**
 * Writes the service worker that stores the prerendered offline pages of `clientDir` and the files they load. Its version is
 * the hash of all of them, so that another build is another worker.
 */
export function writeOfflinePages(clientDir: string, webDir: string): void {
  const pages = [paths.offline, ...DOMAINS.map((domain) => paths.site(domain) + paths.offline)];
  const assets = new Set<string>();
  const hash = createHash('sha256');
  for (const page of pages) {
    const html = readFileSync(join(clientDir, page, 'index.html'), 'utf8');
    hash.update(html);
    for (const asset of assetsOf(html)) assets.add(asset);
  }
  // the fonts of the scripts are large, and these pages use Latin letters except for the site's name
  for (const style of [...assets].filter((name) => name.endsWith('.css')))
    for (const asset of assetsOf(readFileSync(join(clientDir, style), 'utf8')))
      if (/\/(name|garland)-/.test(asset)) assets.add(asset);
  const kept = [...assets].filter((name) => /\.(css|svg|woff2)$/.test(name)).sort();
  for (const asset of kept) hash.update(readFileSync(join(clientDir, asset)));
  const worker = readFileSync(join(webDir, 'offline/service-worker.js'), 'utf8')
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace("'__PAGES__'", JSON.stringify(pages))
    .replace("'__ASSETS__'", JSON.stringify(kept));
  writeFileSync(join(clientDir, 'service-worker.js'), worker);
}
