import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language } from '@mala/contract/communities/languages.ts';
import type { BuiltPage, RenderPage } from '@mala/contract/web-build.ts';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltWeb, readBuiltWeb } from '../src/http/built-web.ts';

/** A page of a made-up build; by default an indexed page. */
export function builtPage(address: string, given: Partial<BuiltPage> = {}): BuiltPage {
  return {
    address,
    community: null,
    home: false,
    canonical: address,
    changed: null,
    scripts: [],
    styles: [],
    ...given,
  };
}

export interface MadeUpWeb {
  /** all by default */
  languages?: readonly Language[];
  pages?: BuiltPage[];
  addresses?: string[];
  inlineScripts?: string[];
  /** the public files, by path */
  files?: Record<string, string>;
  /** stands in for React; a page contains its path and what rendered it */
  renderPage?: RenderPage;
}

/** Writes minimal builds like those of the web, and reads it as the server does. */
export function useMadeUpWeb(wanted: MadeUpWeb): () => BuiltWeb {
  let dir: string;
  let web: BuiltWeb;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'mala-web-'));
    const manifest = {
      pages: wanted.pages ?? [],
      // whatever has up to three parts
      addresses: wanted.addresses ?? ['', ':one', ':one/:two', ':one/:two/:three'],
      routes: {},
      inlineScripts: wanted.inlineScripts ?? [],
      scripts: {},
    };
    const files = {
      'pages.json': JSON.stringify(manifest),
      'server/index.js':
        "export const entry = { module: { pageRenderer: () => async (path) => '<title>' + path } };",
      'client/robots.txt': '',
      ...Object.fromEntries(
        Object.entries(wanted.files ?? {}).map(([name, text]) => [`client/${name}`, text]),
      ),
    };
    const languages = wanted.languages ?? LANGUAGES;
    for (const [name, text] of Object.entries(files))
      for (const language of languages) {
        const path = join(dir, language, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, text);
      }
    const built = await readBuiltWeb(dir);
    if (!built) throw new Error('nothing was built');
    const { renderPage } = wanted;
    web = {
      ...built,
      languages: built.languages.map((build) => (renderPage ? { ...build, renderPage } : build)),
    };
  });
  afterAll(() => rm(dir, { recursive: true }));
  return () => web;
}
