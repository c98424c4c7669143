import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page may load, in bytes of JavaScript compressed by gzip. */
export const LIMITS = { publicPage: 125_000, wizardStep: 40_000 } as const;

/** The scripts that a page loads, in bytes; above the limit is a fault. */
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

/** What comes only with an event that most never see; whatever else is imported late comes to who fills a page in. */
const ON_AN_EVENT = /\/(toaster|sign-in-dialog|terms-due|demo-sign-ins)-[^/]*\.js$/;

type When = 'opened' | 'filled in';

/** Files, by their address, and whatever they import until the page is opened or filled in. */
function withImports(dir: string, start: Iterable<string>, when: When): Set<string> {
  const found = new Set<string>(start);
  for (const file of found) {
    const script = readFileSync(join(dir, file), 'utf8');
    // `import("./x.js")`, which is fetched when it is wanted, has a bracket
    for (const [, bracket, name] of script.matchAll(
      /\b(?:from|import)\s*(\()?["'`]\.\/([^"'`]+\.js)["'`]/g,
    )) {
      const imported = `/assets/${name}`;
      if (!bracket || (when === 'filled in' && !ON_AN_EVENT.test(imported))) found.add(imported);
    }
  }
  return found;
}

/** The scripts of a prerendered page: those that its HTML runs or preloads, and what they import. */
function scriptsOfPage(dir: string, page: string, when: When): Set<string> {
  const html = readFileSync(join(dir, page), 'utf8');
  const named = [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)];
  return withImports(dir, new Set(named.map(([, file]) => file ?? '')), when);
}

/** The scripts of a route that has no page of its own, with the layouts around it. */
function scriptsOfRoute(dir: string, manifest: Manifest, id: string, when: When): Set<string> {
  const { entry, routes, url } = manifest;
  const files = new Set([url, entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    for (const file of [route.module, ...route.imports]) files.add(file);
  return withImports(dir, files, when);
}

function prerendered(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !NOT_PRERENDERED.test(file))
    .sort();
}

/**
 * The sizes of a build (its folder `client`): each public page as it opens, and each step of the wizard beyond the
 * login. A step is measured twice: as it opens, beyond a login that was opened; and filled in, with all that it fetches
 * from the first touch on (its checks), beyond a login that was filled in and has fetched its own. What an event brings
 * (toasts, the sign-in over the page, new terms, the sign-ins of a demonstration) is counted on neither side.
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
  const steps = Object.keys(manifest.routes).filter(
    (id) => id.startsWith('routes/wizard/') && id !== 'routes/wizard/layout',
  );
  const beyondLogin = (id: string, when: When) => {
    const loaded = scriptsOfPage(dir, 'login/index.html', when);
    return sum(scriptsOfRoute(dir, manifest, id, when).difference(loaded));
  };
  return [
    ...prerendered(dir).map((page) => ({
      name: `/${page.replace(/\/?index\.html$/, '')}`,
      bytes: sum(scriptsOfPage(dir, page, 'opened')),
      limit: LIMITS.publicPage,
    })),
    ...(['opened', 'filled in'] as const).flatMap((when) =>
      steps.map((id) => ({
        name: `${id.replace('routes/', '')} ${when}, beyond login`,
        bytes: beyondLogin(id, when),
        limit: LIMITS.wizardStep,
      })),
    ),
  ];
}

/** The sizes as a table, the faults marked. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const count = (bytes: number) => bytes.toLocaleString('en').padStart(9);
  return sizes
    .map(({ name, bytes, limit }) => {
      const mark = bytes > limit ? '  TOO LARGE' : '';
      return `${name.padEnd(42)}${count(bytes)} of ${count(limit)} bytes${mark}`;
    })
    .join('\n');
}
