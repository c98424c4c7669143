import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';

const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Lighthouse's results for one page: scores of 100, times in milliseconds. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** the paths of the scripts and styles that were fetched beside the page */
  fetched: string[];
  /** the audits that cost points, by their names */
  failed: string[];
}

function failedAudits(result: Result): string[] {
  const weighed = ['accessibility', 'best-practices', 'seo'].flatMap(
    (name) => result.categories[name]?.auditRefs ?? [],
  );
  return weighed
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function fetched(result: Result): string[] {
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet')
    .map(({ url }) => new URL(String(url)).pathname);
}

function figuresOf(result: Result): PageFigures {
  const score = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    fetched: fetched(result),
    failed: failedAudits(result),
  };
}

/** What Lighthouse says where Chromium recorded no trace, or not all of it: NO_NAVSTART, NO_FCP, NO_TRACING_STARTED … */
const NO_TRACE = /\bNO_[A-Z_]+\b|\bINVALID_SPEEDLINE\b|\bPROTOCOL_TIMEOUT\b/;

/** Writes the report of one run. Throws what Lighthouse says where it ends with a failure. */
async function writeReport(url: string, report: string): Promise<void> {
  const { CHROMIUM_PATH } = process.env;
  await promisify(execFile)(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${CHROMIUM_FLAGS}`,
    ],
    {
      env: { ...process.env, ...(CHROMIUM_PATH ? { CHROME_PATH: CHROMIUM_PATH } : {}) },
      shell: process.platform === 'win32',
    },
  );
}

/**
 * Runs Lighthouse once with its defaults, which are those of a phone, in the Chromium of CHROMIUM_PATH or of the
 * system. Null: Chromium recorded no trace, as it does now and then on a busy machine.
 */
export async function lighthouse(url: string): Promise<PageFigures | null> {
  const report = join(tmpdir(), `mala-lighthouse-${randomUUID()}.json`);
  try {
    await writeReport(url, report);
    const result = JSON.parse(await readFile(report, 'utf8')) as Result;
    const fault = result.runtimeError ?? null;
    if (fault && !NO_TRACE.test(fault.code)) throw new Error(`${url}: ${fault.message}`);
    const hasTrace = result.audits['largest-contentful-paint']?.numericValue !== undefined;
    return fault || !hasTrace ? null : figuresOf(result);
  } catch (error) {
    // ended with a failure, it may have left no report
    if (NO_TRACE.test(String((error as Error).message))) return null;
    throw error;
  } finally {
    await rm(report, { force: true });
  }
}
