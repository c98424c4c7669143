import { existsSync, readFileSync } from 'node:fs';

/** Number of tests by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** From Vitest's JSON report. A file that could not be loaded counts as one more failure. */
export function countUnit(report: UnitReport): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** From Playwright's JSON report. An error outside of any test counts as one more failure. */
export function countBrowser({ stats, errors }: BrowserReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** What `read` finds in the report in this file; null if the runner wrote none, or an incomplete one. */
export function readReport<Report, Found>(
  file: string,
  read: (report: Report) => Found,
): Found | null {
  if (!existsSync(file)) return null;
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return null;
  }
}

export function sumCounts(all: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
  }
  return sum;
}

/** The last line of a run; scripts parse it. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
