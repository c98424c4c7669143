import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page may load, in bytes of JavaScript compressed by gzip. */
export const LIMITS = { publicPage: 130_000, wizardStep: 40_000 } as const;

/** The scripts that a page loads eagerly, in bytes; above the limit is a fault. */
export interface PageSize {
  name: string;
  bytes: number;
  limit: number;
}

interface Route {
  parentId?: string;
  module: string;
  imports: string[];
}

interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

/** The pages that start from nothing: the fallback of all others, and what is shown without a network. */
const NOT_PRERENDERED = /^__spa-fallback\.html$|(^|\/)offline\//;

function readManifest(dir: string): Manifest {
  const name = readdirSync(join(dir, 'assets')).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`${dir}: the build has no manifest of its routes`);
  const script = readFileSync(join(dir, 'assets', name), 'utf8');
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  return { ...(JSON.parse(json) as Manifest), url: `/assets/${name}` };
}

/** Files, by their address, and whatever they import statically. */
function withImports(dir: string, start: Iterable<string>): Set<string> {
  const found = new Set<string>(start);
  for (const file of found) {
    const script = readFileSync(join(dir, file), 'utf8');
    // `import("./x.js")`, which is fetched when it is wanted, has a bracket
    for (const [, name] of script.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(`/assets/${name}`);
  }
  return found;
}

/** The scripts of a prerendered page: those that its HTML runs or preloads, and what they import. */
function scriptsOfPage(dir: string, page: string): Set<string> {
  const html = readFileSync(join(dir, page), 'utf8');
  const named = [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)];
  return withImports(dir, new Set(named.map(([, file]) => file ?? '')));
}

/** The scripts of a route that has no page of its own, with the layouts around it. */
function scriptsOfRoute(dir: string, manifest: Manifest, id: string): Set<string> {
  const { entry, routes, url } = manifest;
  const files = new Set([url, entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const file of [route.module, ...route.imports]) files.add(file);
  return withImports(dir, files);
}

function prerendered(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !NOT_PRERENDERED.test(file))
    .sort();
}

/**
 * The sizes of a build (its folder `client`): each public page whole, and of each step of the wizard what it
 * loads beyond the search page of a member.
 */
export function measureSizes(dir: string): PageSize[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file);
    const size = known ?? gzipSync(readFileSync(join(dir, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0);
  const manifest = readManifest(dir);
  const loaded = scriptsOfRoute(dir, manifest, 'routes/member/search');
  const steps = Object.keys(manifest.routes).filter(
    (id) => id.startsWith('routes/wizard/') && id !== 'routes/wizard/layout',
  );
  return [
    ...prerendered(dir).map((page) => ({
      name: `/${page.replace(/\/?index\.html$/, '')}`,
      bytes: sum(scriptsOfPage(dir, page)),
      limit: LIMITS.publicPage,
    })),
    ...steps.map((id) => ({
      name: `${id.replace('routes/', '')}, beyond search`,
      bytes: sum(scriptsOfRoute(dir, manifest, id).difference(loaded)),
      limit: LIMITS.wizardStep,
    })),
  ];
}

/** The sizes as a table, the faults marked. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const count = (bytes: number) => bytes.toLocaleString('en').padStart(9);
  return sizes
    .map(({ name, bytes, limit }) => {
      const mark = bytes > limit ? '  TOO LARGE' : '';
      return `${name.padEnd(34)}${count(bytes)} of ${count(limit)} bytes${mark}`;
    })
    .join('\n');
}
