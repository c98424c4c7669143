import { join } from 'node:path';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import type { Config } from '@react-router/dev/config';
import { paths } from './app/paths.ts';
import { writeOfflinePages } from './offline/write-offline-pages.ts';

const PUBLIC = [
  paths.home,
  paths.login,
  paths.signup(),
  paths.resetPassword,
  paths.terms,
  paths.privacy,
  paths.offline,
];

/**
 * The public pages are written at build time, once for a host that decides no community and once for each
 * community; every other address gets the fallback page.
 */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [
    ...PUBLIC,
    ...DOMAINS.flatMap((domain) => PUBLIC.map((path) => `${paths.site(domain)}${path}`)),
    ...DOMAINS.map((domain) => paths.signup(domain)),
  ].map((path) => path.replace(/(?<=.)\/$/, '')),
  buildEnd: ({ viteConfig, reactRouterConfig }) =>
    writeOfflinePages(join(reactRouterConfig.buildDirectory, 'client'), viteConfig.root),
} satisfies Config;
