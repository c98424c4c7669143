import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** What reads the profiles of an index, and what writes and reads its file. */
const BEGIN = ['entry-queries.ts', 'saved-indexes.ts'].map(
  (name) => `server/src/features/search/${name}`,
);
/** Calls make nothing of an index: their modules come along because a feature has one index.ts. */
const isOfCalls = (path: string) => path.endsWith('/routes.ts');
const MIGRATIONS = 'server/src/db/migrations';
/** One that gives columns of these tables other values may tell nobody of it. */
const ABOUT_PROFILES = /\b(?:profiles|photos|visits)\b/;

const TYPES = /^(?:import|export) type [^;]*;/gm;
/** Modules of the product, and files that stand beside the one that reads them. */
const NAMED = /'((?:\.{1,2}|@mala)\/[^'\n]+\.ts|[\w-]+\.(?:tsv|wasm))'/g;

/** Which files a module loads, by their paths from the root. */
function loadedBy(path: string, code: string): string[] {
  return [...code.replace(TYPES, '').matchAll(NAMED)].map(([, name = '']) =>
    name.startsWith('@mala/')
      ? name.replace(/^@mala\/(\w+)/, '$1/src')
      : posix.join(posix.dirname(path), name),
  );
}

/** All files on which the numbers and words of an index depend, with what is in them. */
export async function sourcesOf(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const paths = [...BEGIN];
  for (const path of paths) {
    if (found.has(path) || isOfCalls(path)) continue;
    const bytes = await readFile(join(root, path));
    found.set(path, bytes);
    if (path.endsWith('.ts')) paths.push(...loadedBy(path, bytes.toString()));
  }
  for (const name of await readdir(join(root, MIGRATIONS))) {
    if (name.includes('.test.')) continue;
    const bytes = await readFile(join(root, MIGRATIONS, name));
    if (ABOUT_PROFILES.test(bytes.toString())) found.set(`${MIGRATIONS}/${name}`, bytes);
  }
  return found;
}

/** The same text for the same code, wherever it stands, that runs with the same rules of Unicode. */
export async function markOf(
  root: string,
  { icu = '', unicode = '' }: NodeJS.ProcessVersions = process.versions,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ icu, unicode }));
  const sources = [...(await sourcesOf(root))].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, bytes] of sources) hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  return hash.digest('base64url');
}

let mark: Promise<string> | undefined;

/**
 * The same text in processes of the same code: what another code saved may mean something else. First asked for at the start, when the files
 * are still those that this process runs; where they cannot be read, it neither reads nor saves an index for as long as it runs.
 */
export function codeMark(): Promise<string> {
  mark ??= markOf(ROOT);
  return mark;
}
