import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LintedFile } from './lint-cases.ts';

const ROOT = join(import.meta.dirname, '..');

const RULES = [
  'biome.json',
  'biome.imports.json',
  '.gitignore',
  'tools/plain-imports.grit',
  'tools/named-access.grit',
  'tools/words-in-i18n.grit',
];
const PACKAGES = ['.', 'contract', 'demo', 'horoscope', 'server', 'web', 'e2e'].map(
  (room) => `${room}/package.json`,
);

interface Report {
  diagnostics: { severity: string; category: string; location: { path: string } }[];
}

function write(folder: string, { path, text }: LintedFile): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lint(folder: string): Report {
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(biome, args, { cwd: folder, maxBuffer: 2 ** 28, encoding: 'utf8' });
  return JSON.parse(stdout) as Report;
}

/** The rules that the project's linter reports, by path, in a project of only these files. */
export function brokenRules(files: LintedFile[]): Map<string, Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'mala-lint-'));
  try {
    for (const file of [...RULES, ...PACKAGES]) cpSync(join(ROOT, file), join(folder, file));
    for (const file of files) write(folder, file);
    const broken = new Map(files.map((file) => [file.path, new Set<string>()]));
    for (const { severity, category, location } of lint(folder).diagnostics) {
      if (severity === 'error') broken.get(location.path)?.add(category);
    }
    return broken;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
