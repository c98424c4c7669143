import { expect, test } from 'vitest';
import { failedOfBrowser, failedOfUnit, formatFailed } from './failed-tests.ts';

test('Vitest’s failed tests stand with their file and the first line of what they said', () => {
  const failed = failedOfUnit({
    testResults: [
      {
        name: '/mala/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['\n\u001b[31mexpected 1\u001b[39m\n  at a.test.ts:3'],
          },
        ],
      },
      {
        name: '/mala/b.test.ts',
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  });
  expect(formatFailed(failed, '/mala')).toBe(
    [
      'The tests that failed:',
      '  a.test.ts › subtracts',
      '    expected 1',
      '  b.test.ts › could not be loaded',
      '    no such module',
    ].join('\n'),
  );
});

test('Playwright’s failed tests stand with theirs, however deep they are nested', () => {
  const passed = { title: 'opens', file: 'a.spec.ts', ok: true, tests: [{ results: [{}] }] };
  const error = { message: 'Test timeout of 120000ms exceeded.\nCall log' };
  const wrong = {
    title: 'closes',
    file: 'a.spec.ts',
    ok: false,
    tests: [{ results: [{ error }] }],
  };
  const suites = [{ specs: [passed], suites: [{ specs: [wrong] }] }];
  expect(failedOfBrowser({ config: { rootDir: '/mala/e2e' }, suites })).toEqual([
    { file: '/mala/e2e/a.spec.ts', name: 'closes', message: 'Test timeout of 120000ms exceeded.' },
  ]);
});
