import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import routes from '../app/routes.ts';

const NAME = 'virtual:route-table';
const APP = join(import.meta.dirname, '../app');

function sourceOf({ file, path, index, children }: RouteConfigEntry): string {
  const parts = [
    path !== undefined && `path: ${JSON.stringify(path)}`,
    index && 'index: true',
    `lazy: async () => ({ Component: (await import(${JSON.stringify(join(APP, file))})).default })`,
    children && `children: [${children.map(sourceOf).join(', ')}]`,
  ];
  return `{ ${parts.filter(Boolean).join(', ')} }`;
}

/** Gives tests the pages of web/app/routes.ts, each loaded when it is opened. */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}`
        ? `export const routes = [${(await routes).map(sourceOf).join(', ')}]`
        : undefined,
  };
}
