import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { type RenderPage, type WebBuild, webBuild } from '@mala/contract/web-build.ts';

/** A build of the web, as its pages.json describes it. */
export interface BuiltWeb extends WebBuild {
  /** the folder of the public files */
  clientDir: string;
  /** the paths of the public files, without a leading slash */
  files: ReadonlySet<string>;
  /** renders the HTML of a page */
  renderPage: RenderPage;
}

interface ServerBuild {
  entry: { module: { pageRenderer: (build: ServerBuild) => RenderPage } };
}

/** Reads the build in `dir` (`web/build`). Throws if there is none or it has another version. */
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

/** The values that a parameter of an address may take; others take any. */
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

/** Whether a path, without a leading slash, is the address of a page of the built web. */
export function isPageAddress(addresses: readonly string[]): (path: string) => boolean {
  const pages = new RegExp(`^(?:${addresses.map(patternOf).join('|')})/?$`, 'i');
  return (path) => pages.test(`/${path}`);
}
