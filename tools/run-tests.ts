import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, lightestBeside } from './find-chromium.ts';
import { runCommand } from './run-command.ts';
import {
  type Counts,
  countBrowser,
  countUnit,
  formatCounts,
  readCounts,
  sumCounts,
} from './test-counts.ts';

const REPORTS = join(import.meta.dirname, '../test-results');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

interface Outcome {
  counts: Counts;
  ok: boolean;
}

const CRASHED: Outcome = { counts: { passed: 0, failed: 0, skipped: 0 }, ok: false };

function judge(runner: string, status: number, counts: Counts | null): Outcome {
  if (!counts) {
    console.error(`${runner} ended with status ${status} and wrote no report`);
    return CRASHED;
  }
  return { counts, ok: status === 0 && counts.failed === 0 };
}

async function runUnit(filters: string[]): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const status = await runCommand('vitest', ['run', ...reporters, ...filters]);
  return judge('Vitest', status, readCounts(UNIT_REPORT, countUnit));
}

/** Null where Playwright has no build for this system. */
function playwrightPath(): string | null {
  try {
    return chromium.executablePath() || null;
  } catch {
    return null;
  }
}

async function runBrowser(filters: string[]): Promise<Outcome> {
  if ((await runCommand('node', ['web/build.ts'])) !== 0) return CRASHED;
  let path: string;
  try {
    path = await findChromium({
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
    return CRASHED;
  }
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...filters];
  const status = await runCommand('playwright', args, {
    CHROMIUM_PATH: path,
    CHROMIUM_SHELL_PATH: lightestBeside(path, { exists: existsSync }),
    BROWSER_REPORT,
  });
  return judge('Playwright', status, readCounts(BROWSER_REPORT, countBrowser));
}

// npm test -- [--unit | --e2e] [filters]: the filters go to the runner as they are
const { values, positionals } = parseArgs({
  options: { unit: { type: 'boolean' }, e2e: { type: 'boolean' } },
  allowPositionals: true,
});
const both = !values.unit && !values.e2e;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
const outcomes: Outcome[] = [];
if (both || values.unit) outcomes.push(await runUnit(positionals));
if (both || values.e2e) outcomes.push(await runBrowser(positionals));

const total = sumCounts(outcomes.map((outcome) => outcome.counts));
const ran = total.passed + total.failed > 0;
if (!ran) console.error('no test ran');
process.exitCode = ran && outcomes.every((outcome) => outcome.ok) ? 0 : 1;
console.log(formatCounts(total));
