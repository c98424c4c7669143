/** How long one test file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

export interface TimedUnitReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface TimedSuite {
  suites?: TimedSuite[];
  specs: { file: string; tests: { results: { duration: number }[] }[] }[];
}

export interface TimedBrowserReport {
  config: { rootDir: string };
  suites: TimedSuite[];
}

/** From Vitest's JSON report: from the first test of a file to its last. */
export function timesOfUnit({ testResults }: TimedUnitReport): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
}

function specsOf(suite: TimedSuite): TimedSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** From Playwright's JSON report: the sum of its tests, since several of a file run at once. */
export function timesOfBrowser({ config, suites }: TimedBrowserReport): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const spent = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const path = `${config.rootDir}/${file}`;
    sums.set(path, (sums.get(path) ?? 0) + spent.reduce((sum, one) => sum + one, 0) / 1000);
  }
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

/** The ten slowest, the slowest first, one per line; paths from `root`. */
export function formatSlowest(times: readonly FileTime[], root: string): string {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  const lines = slowest.map(
    ({ file, seconds }) =>
      `${seconds.toFixed(1).padStart(7)} s  ${file.startsWith(root) ? file.slice(root.length + 1) : file}`,
  );
  return ['The slowest files:', ...lines].join('\n');
}
