import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isDomain } from '@mala/contract/communities/domain.ts';
import type { BuiltPage, WebBuild } from '@mala/contract/web-build.ts';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { headText } from './app/i18n/en/head.ts';
import { changedOn, pageOf } from './app/lib/public-pages.ts';
import { paths } from './app/paths.ts';
import { OFFICE_PATHS } from './app/routes/admin/page-paths.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';

type Assets = ServerBuild['assets'];
type AssetRoute = NonNullable<Assets['routes'][string]>;

/** A file in Vite's manifest. */
interface ViteFile {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** A route with its layouts, the outermost first. */
function withLayouts({ routes }: Assets, id: string | undefined): AssetRoute[] {
  const route = routes[id ?? ''];
  return route ? [...withLayouts({ routes } as Assets, route.parentId), route] : [];
}

/** The full URL pattern of a route, e.g. `:site?/signup/:domain?`; null for layouts and routes without a path. */
function addressOf(assets: Assets, id: string): string | null {
  const parts = withLayouts(assets, id).flatMap(({ path }) => path || []);
  return parts.some((part) => part.includes('*')) ? null : parts.join('/');
}

function scriptsOf({ url, entry }: Assets, routes: readonly AssetRoute[]): string[] {
  const own = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([url, entry.module, ...entry.imports, ...own])];
}

/** React Router appends a # to a style that all routes share. */
function stylesOf(routes: readonly AssetRoute[]): string[] {
  return [...new Set(routes.flatMap(({ css = [] }) => css.map((href) => href.replace('#', ''))))];
}

function routeTree({ routes }: Assets, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index
      ? { id, index: true }
      : { id, path, children: routeTree({ routes } as Assets, id) };
  });
}

function describe(assets: Assets, tree: RouteObject[], address: string): BuiltPage {
  const matches = matchRoutes(tree, address) ?? [];
  const routes = matches.flatMap(({ route }) => assets.routes[route.id ?? ''] ?? []);
  const { site, domain } = matches.at(-1)?.params ?? {};
  const community = [domain, site].find(isDomain) ?? null;
  const path = pageOf(address, site);
  return {
    address,
    community,
    home: path === paths.home,
    canonical: path in headText.pages ? path : null,
    changed: changedOn(path),
    scripts: scriptsOf(assets, routes),
    styles: stylesOf(routes),
  };
}

/** The inline scripts that run in the built pages; the starter runs the one that is kept as text (starter.js). */
function inlineScripts(clientDir: string): string[] {
  const texts = globSync('**/*.html', { cwd: clientDir }).flatMap((name) =>
    [
      ...readFileSync(join(clientDir, name), 'utf8').matchAll(
        /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
      ),
    ].map(([, script = '']) => script),
  );
  return [...new Set(texts)].map((script) => createHash('sha256').update(script).digest('base64'));
}

/** Every script of the build, by URL. */
function describeScripts(clientDir: string, assets: Assets): WebBuild['scripts'] {
  const file = join(clientDir, '.vite/manifest.json');
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ViteFile>;
  const bytesOf = (address: string) =>
    gzipSync(readFileSync(join(clientDir, address)), { level: 9 }).length;
  const addresses = (names: string[] = []) =>
    names.flatMap((name) => (built[name] ? `/${built[name].file}` : []));
  const scripts: WebBuild['scripts'] = {
    [assets.url]: { name: 'manifest', bytes: bytesOf(assets.url), imports: [], later: [] },
  };
  for (const { file: path, name = '', imports, dynamicImports } of Object.values(built))
    if (path.endsWith('.js'))
      scripts[`/${path}`] = {
        name,
        bytes: bytesOf(`/${path}`),
        imports: addresses(imports),
        later: addresses(dynamicImports),
      };
  return scripts;
}

/** What the browser does not read of a route: imports are only preloaded by links in rendered pages, and the id is its key. */
const UNREAD = ['imports', 'id', 'hasDefaultExport'];

/**
 * Shortens React Router's manifest, which every page loads and which lists all routes: without what is not read, and without
 * what a route does not have, and without the styles of the document, which each has from the root. The file itself copies the
 * id back.
 */
function shortenRoutes(clientDir: string, { url }: Assets): void {
  const file = join(clientDir, url);
  const [, start = '', json = ''] = /^([^{]*)(\{.*\})/s.exec(readFileSync(file, 'utf8')) ?? [];
  const manifest = JSON.parse(json) as Assets;
  const isRoute = (value: unknown): value is AssetRoute =>
    typeof value === 'object' && value !== null && 'hasLoader' in value;
  const shared = manifest.routes.root?.css ?? [];
  const short = JSON.stringify(manifest, (id, value) => {
    if (!isRoute(value)) return value;
    const css = value.css?.filter((href) => id === 'root' || !shared.includes(href));
    return Object.fromEntries(
      Object.entries({ ...value, css: css?.length ? css : undefined }).filter(
        ([key, own]) => !UNREAD.includes(key) && own !== false,
      ),
    );
  });
  const ids = 'for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i';
  writeFileSync(file, `${start}${short};${ids}`);
}

/**
 * Writes `pages.json`, which describes the build of a language to the server (contract/src/web-build.ts). `modules` has the file of
 * each route by its id.
 */
export async function writePageManifest(
  buildDir: string,
  modules: Readonly<Record<string, { file: string }>>,
): Promise<void> {
  const clientDir = join(buildDir, 'client');
  const server = pathToFileURL(join(buildDir, 'server/index.js')).href;
  const { assets } = (await import(/* @vite-ignore */ server)) as ServerBuild;
  shortenRoutes(clientDir, assets);
  const ids = Object.keys(assets.routes);
  const tree = routeTree(assets);
  const manifest: WebBuild = {
    pages: PUBLIC_ADDRESSES.map((address) => describe(assets, tree, address)),
    addresses: [
      ...new Set(ids.flatMap((id) => addressOf(assets, id) ?? [])),
      ...OFFICE_PATHS.map((path) => `admin/${path}`),
    ],
    routes: Object.fromEntries(
      ids.map((id) => [
        modules[id]?.file.replace(/\.tsx$/, '') ?? id,
        { scripts: scriptsOf(assets, withLayouts(assets, id)) },
      ]),
    ),
    inlineScripts: inlineScripts(clientDir),
    scripts: describeScripts(clientDir, assets),
  };
  writeFileSync(join(buildDir, 'pages.json'), JSON.stringify(manifest));
  rmSync(join(clientDir, '.vite'), { recursive: true });
  // the server fills in the rest; the offline pages are complete
  for (const name of globSync('**/*.html', { cwd: clientDir }))
    if (!name.includes('offline')) rmSync(join(clientDir, name));
}
