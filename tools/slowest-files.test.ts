import { expect, test } from 'vitest';
import { formatSlowest, timesOfBrowser, timesOfUnit } from './slowest-files.ts';

test('Vitest’s report gives the seconds from the first to the last test of a file', () => {
  const testResults = [{ name: '/mala/a.test.ts', startTime: 1000, endTime: 3500 }];
  expect(timesOfUnit({ testResults })).toEqual([{ file: '/mala/a.test.ts', seconds: 2.5 }]);
});

test('Playwright’s report gives the sum of a file’s tests, nested ones and retries included', () => {
  const took = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      specs: [took('auth/login.spec.ts', 1000, 500)],
      suites: [{ specs: [took('auth/login.spec.ts', 250)] }],
    },
    { specs: [took('home/home.spec.ts', 4000)] },
  ];
  expect(timesOfBrowser({ config: { rootDir: '/mala/e2e' }, suites })).toEqual([
    { file: '/mala/e2e/auth/login.spec.ts', seconds: 1.75 },
    { file: '/mala/e2e/home/home.spec.ts', seconds: 4 },
  ]);
});

test('lists ten files, the slowest first, by their paths in the project', () => {
  const times = Array.from({ length: 12 }, (_, at) => ({ file: `/mala/${at}.ts`, seconds: at }));
  const [title, first, ...rest] = formatSlowest(times, '/mala').split('\n');
  expect(title).toBe('The slowest files:');
  expect(first).toBe('   11.0 s  11.ts');
  expect(rest).toHaveLength(9);
  expect(rest.at(-1)).toBe('    2.0 s  2.ts');
});
