import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyProduct } from '../../../tools/copy-product.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The folders of a language, beside those of English. */
const FOLDERS = ['web/app/i18n', 'contract/src/profiles/labels'];
const LANGUAGES = 'contract/src/communities/languages.ts';

/**
 * A copy of the product with one language more, whose folders hold the English texts 40 % longer. Its tag is `xl`;
 * it is built alone, beside the finished builds of the others.
 */
export class FurtherLanguage {
  static readonly TAG = 'xl';
  readonly folder = mkdtempSync(join(tmpdir(), 'mala-further-'));

  constructor() {
    copyProduct(this.folder, ['contract', 'horoscope', 'server', 'web']);
    this.#linkBuilds();
    this.#addRow();
    for (const folder of FOLDERS) this.#addFolder(folder);
  }

  #linkBuilds(): void {
    mkdirSync(join(this.folder, 'web/build'));
    for (const name of ['en', 'ta', 'mr'])
      symlinkSync(join(ROOT, 'web/build', name), join(this.folder, 'web/build', name));
  }

  #addRow(): void {
    const file = join(this.folder, LANGUAGES);
    const tag = FurtherLanguage.TAG;
    const text = readFileSync(file, 'utf8')
      .replace("'ta', 'mr'] as", `'ta', 'mr', '${tag}'] as`)
      .replace("en: 'English',", `$&\n  ${tag}: 'Longer',`)
      .replaceAll(/mala: \['en',/g, `$& '${tag}',`);
    writeFileSync(file, text);
  }

  #addFolder(folder: string): void {
    const english = join(this.folder, folder, 'en');
    const own = join(this.folder, folder, FurtherLanguage.TAG);
    mkdirSync(own);
    cpSync(join(import.meta.dirname, 'longer.ts'), join(own, 'longer.ts'));
    for (const file of readdirSync(english)) {
      const text = readFileSync(join(english, file), 'utf8');
      writeFileSync(
        join(own, file),
        file === 'language.ts' ? this.#itself(text) : lengthened(text),
      );
    }
  }

  #itself(english: string): string {
    return english
      .replace("tag: 'en'", `tag: '${FurtherLanguage.TAG}'`)
      .replace('keyof Text', 'string');
  }

  /** Builds the pages; throws what the build says if it fails. */
  async build(): Promise<void> {
    const child = spawn(
      join(ROOT, 'node_modules/.bin/react-router'),
      ['build', '--logLevel', 'warn'],
      {
        cwd: join(this.folder, 'web'),
        env: { ...process.env, NODE_ENV: 'production', MALA_LANGUAGE: FurtherLanguage.TAG },
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      },
    );
    const said: string[] = [];
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new Error(`${basename(this.folder)}: ${said.join('')}`);
  }

  /** What the compiler finds in the pages: nothing if every text of the language has the type of the English one. */
  faults(): string {
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const args = ['-p', 'web', '--noEmit', '--pretty', 'false'];
    return spawnSync(tsc, args, { cwd: this.folder, encoding: 'utf8' }).stdout;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A file of English texts, each of them longer. */
function lengthened(english: string): string {
  const names: string[] = [];
  const renamed = english.replaceAll(/^export const (\w+)/gm, (_, name: string) => {
    names.push(name);
    return `const ${name}InEnglish`;
  });
  const exported = names.map((name) => `export const ${name} = longer(${name}InEnglish);`);
  return ["import { longer } from './longer.ts';", renamed, ...exported].join('\n');
}
