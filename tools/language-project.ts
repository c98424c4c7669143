import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { copyProduct } from './copy-product.ts';

const ROOT = join(import.meta.dirname, '..');

/** A copy of the contract and the server, which may be changed and compiled. */
export class LanguageProject {
  readonly #folder = mkdtempSync(join(tmpdir(), 'mala-language-'));

  constructor() {
    copyProduct(this.#folder, ['contract', 'horoscope', 'server']);
    const options = { types: ['node'], rootDir: '.' };
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: options,
      include: ['server/src/start.ts'],
    };
    writeFileSync(join(this.#folder, 'tsconfig.json'), JSON.stringify(config));
  }

  /** Rewrites a file by its present text. */
  change(path: string, how: (text: string) => string): void {
    const file = join(this.#folder, path);
    writeFileSync(file, how(readFileSync(file, 'utf8')));
  }

  /** The text of a file becomes that of another one, rewritten. */
  copy(from: string, to: string, how: (text: string) => string): void {
    cpSync(join(this.#folder, from), join(this.#folder, to));
    this.change(to, how);
  }

  /** The files that do not compile, in alphabetical order. */
  faults(): string[] {
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const args = ['-p', '.', '--pretty', 'false'];
    const { stdout } = spawnSync(tsc, args, { cwd: this.#folder, encoding: 'utf8' });
    const named = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path]) => path ?? '');
    return [...new Set(named.map((path) => relative('.', path)))].sort();
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
