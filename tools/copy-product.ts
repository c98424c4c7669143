import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What no copy needs: what was built and what tests. */
const LEFT_OUT = /[\\/](?:build|test|bench|node_modules|\.react-router)$|\.test\.tsx?$/;

/** Copies packages of the product into an empty folder, where they find each other and the installed libraries. */
export function copyProduct(folder: string, packages: readonly string[]): void {
  for (const name of packages)
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path),
    });
  for (const name of ['package.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, name), join(folder, name));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@mala'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@mala') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of packages) symlinkSync(join(folder, name), join(modules, '@mala', name));
}
