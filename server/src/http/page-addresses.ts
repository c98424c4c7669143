import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS } from '@mala/contract/communities/domain.ts';

interface Route {
  path?: string;
  parentId?: string;
}

type Routes = Readonly<Record<string, Route>>;

/** What may stand for a part of an address; any other name stands for anything. */
const VALUES: Readonly<Record<string, string>> = {
  site: DOMAINS.join('|'),
  domain: DOMAINS.join('|'),
  mode: 'register|edit',
};

function readRoutes(dir: string): Routes | null {
  const assets = join(dir, 'assets');
  const name = readdirSync(dir).includes('assets')
    ? readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
    : undefined;
  if (!name) return null;
  const script = readFileSync(join(assets, name), 'utf8');
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  return (JSON.parse(json) as { routes: Routes }).routes;
}

/** The whole address of a route, e.g. `:site?/signup/:domain?`. */
function addressOf(routes: Routes, id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    if (route.path) parts.unshift(route.path);
  return parts.join('/');
}

function patternOf(address: string): string {
  const parts = address.split('/').filter(Boolean);
  return parts
    .map((part) => {
      const [, name = '', optional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
      const pattern = name ? `/(?:${VALUES[name] ?? '[^/]+'})` : `/${RegExp.escape(part)}`;
      return optional ? `(?:${pattern})?` : pattern;
    })
    .join('');
}

/**
 * Tells by the routes of a built web whether a path, without its first slash, is the address of a page; whoever asks
 * for another one gets the page that says so. Of a build without routes every address is a page.
 */
export function readPageAddresses(dir: string): (path: string) => boolean {
  const routes = readRoutes(dir);
  if (!routes) return () => true;
  const patterns = Object.keys(routes)
    .map((id) => addressOf(routes, id))
    .filter((address) => !address.includes('*'))
    .map(patternOf);
  const pages = new RegExp(`^(?:${patterns.join('|')})/?$`, 'i');
  return (path) => pages.test(`/${path}`);
}
