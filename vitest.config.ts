import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import type { Language } from './contract/src/communities/languages.ts';
import { BROWSER } from './e2e/support/browser-flags.ts';
import { inLanguage } from './web/build-language.ts';
import { routeTable } from './web/test/route-table.ts';
import { usedIcons } from './web/test/used-icons.ts';

/** What ends only what hangs: a slow machine, or one that does much else, is no fault. */
const PATIENT = {
  hookTimeout: 300_000,
  testTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

const SERVER = {
  ...PATIENT,
  globalSetup: 'server/test/global-setup.ts',
  setupFiles: 'server/test/temp-dir.ts',
};

/** The pages in a browser, with replies of the contract in place of a server, as the build of a language has them. */
function pagesIn(language: Language) {
  const name = language === 'en' ? 'components' : `components-${language}`;
  const own = '**/*.{ta,mr}.browser.ts';
  return {
    root: 'web',
    // each language has its own modules
    cacheDir: `../node_modules/.vite/pages-${language}`,
    plugins: [inLanguage(language), routeTable(), usedIcons()],
    // React as it is shipped, without the tracing of its development build
    oxc: { jsx: { development: false } },
    resolve: {
      conditions: ['module', 'browser', 'production'],
      alias: [{ find: /^axe-core$/, replacement: 'axe-core/axe.min.js' }],
    },
    // found before the first test: a package that is found during one reloads its page
    optimizeDeps: {
      entries: ['app/**/*.{ts,tsx}', 'test/**/*.browser.ts', '!**/*.test.*'],
      include: ['react/jsx-runtime', 'axe-core/axe.min.js'],
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
    test: {
      name,
      include: [
        language === 'en' ? 'test/**/*.browser.{ts,tsx}' : `test/**/*.${language}.browser.ts`,
      ],
      exclude: [...configDefaults.exclude, ...(language === 'en' ? [own] : [])],
      ...PATIENT,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: BROWSER,
          // frames of fades and spinners cost time; the carousel's test asks for motion itself
          contextOptions: { reducedMotion: 'reduce' },
          actionTimeout: 120_000,
        }),
        instances: [{ browser: 'chromium' as const, name }],
      },
    },
  };
}

export default defineConfig({
  test: {
    // one more than the cores of the smallest machine: a test of the server mostly waits for database, processes and disk
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'horoscope',
          include: ['horoscope/src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...SERVER,
          name: 'server',
          include: ['{server,demo}/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            '**/*.mocked.test.ts',
            // needs a second PostgreSQL: CONTRIBUTING.md
            ...(process.env.OTHER_POSTGRES ? [] : ['**/other-major.test.ts']),
          ],
          // a worker loads the server's modules once for all of its files
          isolate: false,
        },
      },
      // those that replace modules, which other files must not meet
      { test: { ...SERVER, name: 'mocked', include: ['server/**/*.mocked.test.ts'] } },
      {
        test: {
          ...PATIENT,
          name: 'web',
          include: ['web/*.test.ts', 'web/app/**/*.test.{ts,tsx}', 'web/test/**/*.test.ts'],
        },
      },
      pagesIn('en'),
      pagesIn('ta'),
      pagesIn('mr'),
      { test: { ...PATIENT, name: 'tools', include: ['tools/**/*.test.ts'], isolate: false } },
    ],
  },
});
