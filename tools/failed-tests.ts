import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that did not pass, and what it said first. */
export interface FailedTest {
  file: string;
  name: string;
  message: string;
}

export interface FailingUnitReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface Spec {
  title: string;
  file: string;
  ok: boolean;
  tests: { results: { error?: { message?: string } }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

export interface FailingBrowserReport {
  config: { rootDir: string };
  suites: Suite[];
}

const firstLine = (text: string | undefined) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';

/** From Vitest's JSON report; a file that could not be loaded stands as itself. */
export function failedOfUnit({ testResults }: FailingUnitReport): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file: name, name: 'could not be loaded', message: firstLine(message) }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        file: name,
        name: test.fullName,
        message: firstLine(test.failureMessages?.[0]),
      }));
  });
}

const specsOf = (suite: Suite): Spec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** From Playwright's JSON report. */
export function failedOfBrowser({ config, suites }: FailingBrowserReport): FailedTest[] {
  return suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return {
        file: `${config.rootDir}/${file}`,
        name: title,
        message: firstLine(errors.find((error) => error !== undefined)),
      };
    });
}

/** Two lines for each, the end of the log of a run that failed; paths from `root`. */
export function formatFailed(failed: readonly FailedTest[], root: string): string {
  const lines = failed.map(
    ({ file, name, message }) => `  ${relative(root, file)} › ${name}\n    ${message}`,
  );
  return ['The tests that failed:', ...lines].join('\n');
}
