import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { LANGUAGES, type Language } from '@mala/contract/communities/languages.ts';
import { type RenderPage, type WebBuild, webBuild } from '@mala/contract/web-build.ts';

/** The build of one language, as its pages.json describes it. */
export interface LanguageBuild extends WebBuild {
  language: Language;
  /** renders the HTML of a page */
  renderPage: RenderPage;
}

/** The web in each language. */
export interface BuiltWeb {
  languages: readonly LanguageBuild[];
  /** the public files of all builds: their folder, by path without a leading slash */
  files: ReadonlyMap<string, string>;
}

interface ServerBuild {
  entry: { module: { pageRenderer: (build: ServerBuild) => RenderPage } };
}

async function readLanguage(dir: string, language: Language): Promise<LanguageBuild> {
  const build = webBuild.parse(JSON.parse(readFileSync(join(dir, 'pages.json'), 'utf8')));
  const server: ServerBuild = await import(pathToFileURL(join(dir, 'server/index.js')).href);
  return { ...build, language, renderPage: server.entry.module.pageRenderer(server) };
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'));
}

/** The builds below `dir` (`web/build`), one for each language; null if there is none. Throws if one has another version. */
export async function readBuiltWeb(dir: string): Promise<BuiltWeb | null> {
  const built = LANGUAGES.filter((language) => existsSync(join(dir, language, 'pages.json')));
  if (built.length === 0) return null;
  const files = built.flatMap((language) => {
    const clientDir = join(dir, language, 'client');
    return filesIn(clientDir).map((path): [string, string] => [path, clientDir]);
  });
  return {
    languages: await Promise.all(
      built.map((language) => readLanguage(join(dir, language), language)),
    ),
    files: new Map(files),
  };
}

/** The values that a parameter of an address may take; others take any. */
const VALUES: Readonly<Record<string, string>> = {
  site: DOMAINS.join('|'),
  domain: DOMAINS.join('|'),
  mode: 'register|edit',
  sheet: 'biodata|match|preferences|seen',
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
