import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';

const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** What Lighthouse says of one page: scores of 100, times in milliseconds. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** the paths of what was loaded */
  scripts: string[];
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

function scripts(result: Result): string[] {
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
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
    scripts: scripts(result),
    failed: failedAudits(result),
  };
}

/**
 * Runs Lighthouse once with its defaults, which are those of a phone, in the Chromium of CHROMIUM_PATH or of the
 * system.
 */
export async function lighthouse(url: string): Promise<PageFigures> {
  const report = join(tmpdir(), `mala-lighthouse-${randomUUID()}.json`);
  const { CHROMIUM_PATH } = process.env;
  try {
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
    const result = JSON.parse(await readFile(report, 'utf8')) as Result;
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return figuresOf(result);
  } finally {
    await rm(report, { force: true });
  }
}
