import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { changedSince, specsTouchedBy } from './changed-files.ts';
import {
  type FailedTest,
  type FailingBrowserReport,
  type FailingUnitReport,
  failedOfBrowser,
  failedOfUnit,
  formatFailed,
} from './failed-tests.ts';
import { findChromium, lightestBeside } from './find-chromium.ts';
import { runCommand } from './run-command.ts';
import {
  type FileTime,
  formatSlowest,
  type TimedBrowserReport,
  type TimedUnitReport,
  timesOfBrowser,
  timesOfUnit,
} from './slowest-files.ts';
import {
  type BrowserReport,
  type Counts,
  countBrowser,
  countUnit,
  formatCounts,
  readReport,
  sumCounts,
  type UnitReport,
} from './test-counts.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

interface Report {
  counts: Counts;
  times: FileTime[];
  failed: FailedTest[];
}

interface Outcome extends Report {
  ok: boolean;
}

const NONE = { passed: 0, failed: 0, skipped: 0 };
const CRASHED: Outcome = { counts: NONE, times: [], failed: [], ok: false };

function judge(runner: string, status: number, report: Report | null): Outcome {
  if (!report) {
    console.error(`${runner} ended with status ${status} and wrote no report`);
    return CRASHED;
  }
  return { ...report, ok: status === 0 && report.counts.failed === 0 };
}

/** The rooms' own tests; those of components, in a browser, are among them where `chromium` says which. */
async function runUnit(chromium: string | null, args: string[]): Promise<Outcome> {
  const reporters = [
    ...['default', 'json', './tools/stall-reporter.ts'].map((name) => `--reporter=${name}`),
    `--outputFile.json=${UNIT_REPORT}`,
  ];
  const projects = chromium ? [] : ['--project=!components*'];
  const status = await runCommand('vitest', ['run', ...reporters, ...projects, ...args], {
    ...(chromium && { CHROMIUM_SHELL_PATH: chromium }),
  });
  const read = (report: UnitReport & TimedUnitReport & FailingUnitReport) => ({
    counts: countUnit(report),
    times: timesOfUnit(report),
    failed: failedOfUnit(report),
  });
  return judge('Vitest', status, readReport(UNIT_REPORT, read));
}

/** Null where Playwright has no build for this system. */
function playwrightPath(): string | null {
  try {
    return chromium.executablePath() || null;
  } catch {
    return null;
  }
}

/** The path of a Chromium; null, said on the terminal, where there is none. */
async function installedChromium(): Promise<string | null> {
  try {
    return await findChromium({
      platform: process.platform,
      env: process.env,
      isRoot: process.getuid?.() === 0,
      exists: existsSync,
      playwrightPath,
      run: async (command, args) =>
        (await runCommand(command, args, { DEBIAN_FRONTEND: 'noninteractive' })) === 0,
    });
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

async function runBrowser(path: string, shell: string, filters: string[]): Promise<Outcome> {
  if ((await runCommand('node', ['web/build.ts'])) !== 0) return CRASHED;
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...filters];
  const status = await runCommand('playwright', args, {
    CHROMIUM_PATH: path,
    CHROMIUM_SHELL_PATH: shell,
    BROWSER_REPORT,
  });
  const read = (report: BrowserReport & TimedBrowserReport & FailingBrowserReport) => ({
    counts: countBrowser(report),
    times: timesOfBrowser(report),
    failed: failedOfBrowser(report),
  });
  return judge('Playwright', status, readReport(BROWSER_REPORT, read));
}

const USAGE = `npm test -- [--unit | --e2e] [--changed[=commit]] [filter …]
  --unit     without the browser
  --e2e      only the end-to-end tests in a browser
  --changed  only what is affected by changes since the last commit, or since that one
  filter     only the files whose path has it; goes to the runners as it is`;

function readArguments() {
  try {
    return parseArgs({
      args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
      options: {
        unit: { type: 'boolean' },
        e2e: { type: 'boolean' },
        changed: { type: 'string' },
        help: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { values, positionals } = readArguments();
const { unit, e2e, changed, help } = values;
if (help) {
  console.log(USAGE);
  process.exit();
}
const both = !unit && !e2e;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
const outcomes: Outcome[] = [];
const path = unit ? null : await installedChromium();
const shell = path && lightestBeside(path, { exists: existsSync });
if (!unit && !path) outcomes.push(CRASHED);
if (both || unit) {
  const since = changed ? [`--changed=${changed}`, '--passWithNoTests'] : [];
  outcomes.push(await runUnit(shell, [...since, ...positionals]));
}
if (path && shell) {
  const touched = changed ? specsTouchedBy(changedSince(changed)) : null;
  if (touched?.length === 0) console.log('no journey is touched by what changed');
  else outcomes.push(await runBrowser(path, shell, [...(touched ?? []), ...positionals]));
}

const total = sumCounts(outcomes.map((outcome) => outcome.counts));
const ran = total.passed + total.failed > 0 || changed !== undefined;
if (!ran) console.error('no test ran');
process.exitCode = ran && outcomes.every((outcome) => outcome.ok) ? 0 : 1;
const times = outcomes.flatMap((outcome) => outcome.times);
if (times.length > 0) console.log(formatSlowest(times, ROOT));
const failed = outcomes.flatMap((outcome) => outcome.failed);
if (failed.length > 0) console.log(formatFailed(failed, ROOT));
console.log(formatCounts(total));
