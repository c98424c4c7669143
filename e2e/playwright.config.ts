import { defineConfig, devices } from '@playwright/test';
import { BROWSER } from './support/browser-flags.ts';

const phone = devices['Pixel 7'];

export default defineConfig({
  testDir: '.',
  globalSetup: './support/sites.ts',
  outputDir: 'results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  timeout: 300_000,
  // only what never comes waits for so long: on a busy machine files are read, and passwords checked, after all else
  expect: { timeout: 120_000 },
  reporter: process.env.BROWSER_REPORT
    ? [['list'], ['json', { outputFile: process.env.BROWSER_REPORT }]]
    : 'list',
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    // a worker between page and server would hide requests from the tests that intercept them
    serviceWorkers: 'block',
    actionTimeout: 120_000,
    launchOptions: BROWSER,
  },
  projects: [
    {
      // first: its last tests share the build of a language in one worker, and those of the phone fill the others meanwhile
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // what does not depend on the width is shown once
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        userAgent: phone?.userAgent,
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
