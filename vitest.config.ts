import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // one a core of the smallest machine: a test of the server mostly waits for its database
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['{server,demo}/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          // a whole server may start and stop in a hook, on a machine that does much else
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'web', include: ['web/*.test.ts', 'web/app/**/*.test.{ts,tsx}'] } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
});
