import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countBrowser, countUnit, formatCounts, readReport, sumCounts } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'mala-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unit = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{}] }],
};
const browser = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

test('Vitest’s report: skipped and todo tests count as skipped', () => {
  expect(countUnit(unit)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a test file that does not load counts as failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countUnit({ ...unit, testResults }).failed).toBe(2);
});

test('Playwright’s report: a test that passed only at the second try counts as failed', () => {
  expect(countBrowser(browser)).toEqual({ passed: 3, failed: 0, skipped: 1 });
  expect(countBrowser({ ...browser, stats: { ...browser.stats, flaky: 2 } }).failed).toBe(2);
});

test('an error outside of Playwright’s tests counts as failed', () => {
  expect(countBrowser({ ...browser, errors: [{ message: 'no such fixture' }] }).failed).toBe(1);
});

test('the last line sums up both', () => {
  const sum = sumCounts([countUnit(unit), countBrowser(browser)]);
  expect(formatCounts(sum)).toBe('8 passed, 1 failed, 4 skipped');
});

test('a missing, incomplete or malformed report counts as none', () => {
  const file = join(folder, 'report.json');
  expect(readReport(file, countUnit)).toBeNull();
  writeFileSync(file, '{"numPassed');
  expect(readReport(file, countUnit)).toBeNull();
  writeFileSync(file, '{}');
  expect(readReport(file, countUnit)).toBeNull();
  writeFileSync(file, JSON.stringify(unit));
  expect(readReport(file, countUnit)).toEqual(countUnit(unit));
});
