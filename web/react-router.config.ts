import { languagePrefix } from '@mala/contract/communities/languages.ts';
import type { Config } from '@react-router/dev/config';
import { languageOfBuild } from './build-language.ts';
import { writeOfflinePages } from './offline/write-offline-pages.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';
import { writePageManifest } from './write-page-manifest.ts';
import { writeWebManifests } from './write-web-manifests.ts';

const language = languageOfBuild();

/**
 * One build for each language. The public pages are rendered at build time, once without a community and once for each community; every other URL
 * gets the fallback page. The server renders them again with what it knows of the site.
 */
export default {
  appDirectory: 'app',
  basename: languagePrefix(language) || '/',
  buildDirectory: `build/${language}`,
  ssr: false,
  prerender: [...PUBLIC_ADDRESSES],
  buildEnd: async ({ viteConfig, reactRouterConfig: { buildDirectory, routes } }) => {
    await writePageManifest(buildDirectory, routes);
    writeOfflinePages(`${buildDirectory}/client`, viteConfig.root, language);
    await writeWebManifests(`${buildDirectory}/client`, language);
  },
} satisfies Config;
