import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
const IMPORT = /import \{([^}]*)\} from '@tabler\/icons-react'/g;
const APP = join(import.meta.dirname, '../app');

const fileOf = (icon: string) => `${PACKAGE}/dist/esm/icons/${icon}.mjs`;

/** The names of the icons that the pages import. */
async function namesInApp(): Promise<string[]> {
  const files = await readdir(APP, { recursive: true });
  const sources = await Promise.all(
    files.filter((file) => file.endsWith('.tsx')).map((file) => readFile(join(APP, file), 'utf8')),
  );
  const named = sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  );
  return [...new Set(named)].sort();
}

/** Gives tests only the icons that the pages use: without a build every test file would load all 6,000. */
export function usedIcons(): Plugin {
  const names = namesInApp();
  return {
    name: 'used-icons',
    enforce: 'pre',
    config: async () => ({
      optimizeDeps: { include: (await names).map(fileOf), exclude: [PACKAGE] },
    }),
    resolveId: (id) => (id === PACKAGE ? `\0${PACKAGE}` : undefined),
    load: async (id) =>
      id === `\0${PACKAGE}`
        ? (await names)
            .map((name) => `export { default as ${name} } from '${fileOf(name)}'`)
            .join('\n')
        : undefined,
  };
}
