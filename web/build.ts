import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES, type Language } from '@mala/contract/communities/languages.ts';

const WEB = import.meta.dirname;
const ROOT = join(WEB, '..');
const BUILD = join(WEB, 'build');
const STAMP = join(BUILD, 'sources.sha256');

const SOURCES = [
  'contract/package.json',
  'contract/src',
  'horoscope/package.json',
  'horoscope/src',
  'web/app',
  'web/public',
  'web/brand/themes.ts',
  'web/offline',
  'package-lock.json',
];

function filesIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  const below = readdirSync(path, { recursive: true, withFileTypes: true });
  return below.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash over everything that the build reads; modification times are useless after a fresh clone. */
function hashSources(): string {
  const settings = readdirSync(WEB).filter((name) => /\.(js|json|ts)$/.test(name));
  const files = [
    ...SOURCES.flatMap((source) => filesIn(join(ROOT, source))),
    ...settings.map((name) => join(WEB, name)),
  ];
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function lastBuilt(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

/** Builds one language in a process of its own; the exit status. */
async function buildLanguage(language: Language): Promise<number> {
  const child = spawn('react-router', ['build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: { ...process.env, MALA_LANGUAGE: language },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [status] = await once(child, 'exit');
  return status ?? 1;
}

/** The exit status; without a stamp from a complete build, the next start builds again. */
async function build(sources: string): Promise<number> {
  const started = performance.now();
  console.log('web: building …');
  rmSync(BUILD, { recursive: true, force: true });
  // one after the other: each removes and writes .react-router/types when it renders its pages
  for (const language of LANGUAGES) {
    const status = await buildLanguage(language);
    if (status === 0) continue;
    console.error(`web: the build failed (${language})`);
    return status;
  }
  writeFileSync(STAMP, sources);
  console.log(`web: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return 0;
}

const sources = hashSources();
if (lastBuilt() === sources) console.log('web: the build is up to date');
else process.exitCode = await build(sources);
