import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { paths } from '../app/paths.ts';

/** The page without its scripts: it must stand alone, whatever address it stands in for. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
}

/** The addresses of ours that a page or a style loads. */
function assetsOf(text: string): string[] {
  return [...text.matchAll(/(?:(?:href|src)="|url\(["']?)(\/(?:assets|brand)\/[^"')]+)/g)].flatMap(
    ([, address]) => address ?? [],
  );
}

/**
 * Makes the prerendered offline pages of `clientDir` ones without scripts, and writes the service worker that keeps
 * them and what they load. Its version is the hash of all that, so that another build is another worker.
 */
export function writeOfflinePages(clientDir: string, webDir: string): void {
  const pages = [paths.offline, ...DOMAINS.map((domain) => paths.site(domain) + paths.offline)];
  const assets = new Set<string>();
  const hash = createHash('sha256');
  for (const page of pages) {
    const file = join(clientDir, page, 'index.html');
    const html = withoutScripts(readFileSync(file, 'utf8'));
    writeFileSync(file, html);
    hash.update(html);
    for (const asset of assetsOf(html)) assets.add(asset);
  }
  // the scripts' own fonts are large, and these pages are written in Latin but for the site's name
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
