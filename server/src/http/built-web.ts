import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { type RenderPage, type WebBuild, webBuild } from '@mala/contract/web-build.ts';

/** A build of the web, as its own file of pages describes it. */
export interface BuiltWeb extends WebBuild {
  /** where the files lie that everybody may fetch */
  clientDir: string;
  /** the paths of these files, without a first slash */
  files: ReadonlySet<string>;
  /** gives the HTML of a page */
  renderPage: RenderPage;
}

interface ServerBuild {
  entry: { module: { pageRenderer: (build: ServerBuild) => RenderPage } };
}

/** Reads the build of `dir` (`web/build`). Throws where there is none, or one of another version. */
export async function readBuiltWeb(dir: string): Promise<BuiltWeb> {
  const build = webBuild.parse(JSON.parse(readFileSync(join(dir, 'pages.json'), 'utf8')));
  const server: ServerBuild = await import(pathToFileURL(join(dir, 'server/index.js')).href);
  const clientDir = join(dir, 'client');
  const files = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(clientDir, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'));
  return {
    ...build,
    clientDir,
    files: new Set(files),
    renderPage: server.entry.module.pageRenderer(server),
  };
}

/** What may stand for a part of an address; any other name stands for anything. */
const VALUES: Readonly<Record<string, string>> = {
  site: DOMAINS.join('|'),
  domain: DOMAINS.join('|'),
  mode: 'register|edit',
};

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
 * Tells by the addresses of a built web whether a path, without its first slash, is the address of a page; whoever
 * asks for another one gets the page that says so.
 */
export function isPageAddress(addresses: readonly string[]): (path: string) => boolean {
  const pages = new RegExp(`^(?:${addresses.map(patternOf).join('|')})/?$`, 'i');
  return (path) => pages.test(`/${path}`);
}
