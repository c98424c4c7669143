import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { webBuild } from '@mala/contract/web-build.ts';
import { lighthouse, type PageFigures } from './lighthouse.ts';
import { runProduct } from './product.ts';

const PAGES = ['/', '/login', '/signup', '/password/reset', '/view/terms', '/view/privacy'];
const RUNS = 3;
const WEB = join(import.meta.dirname, '../../web');

/** What each page should reach: the scores at least, times (ms), the shift and the bytes of script at most. */
const AT_LEAST = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 } as const;
const AT_MOST = { fcp: 1000, lcp: 1600, tbt: 50, cls: 0, bytes: 121_000, early: 0 } as const;

/** The run in the middle by its performance: figures of one run belong together. */
function medianRun(runs: readonly PageFigures[]): PageFigures {
  const middle = runs.toSorted((a, b) => a.performance - b.performance || b.lcp - a.lcp)[
    Math.floor(runs.length / 2)
  ];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

/** What the scripts of a page weigh compressed by gzip, in bytes, as `npm run check` counts them. */
async function bytesOf(path: string): Promise<number> {
  const build = webBuild.parse(JSON.parse(await readFile(join(WEB, 'build/pages.json'), 'utf8')));
  const scripts = build.pages.find(({ address }) => address === path)?.scripts ?? [];
  return scripts.reduce((all, script) => all + (build.scripts[script]?.bytes ?? 0), 0);
}

function pageLine(page: string, figures: PageFigures, bytes: number): string {
  const scores = Object.entries(AT_LEAST).map(([name, aim]) => {
    const score = figures[name as keyof typeof AT_LEAST];
    return `${String(score).padStart(3)}${score < aim ? '!' : ' '}`;
  });
  const cell = (name: keyof typeof AT_MOST, value: number, text: string, width: number) =>
    `${text.padStart(width)}${value > AT_MOST[name] ? '!' : ' '}`;
  const ms = (value: number) => `${(value / 1000).toFixed(2)} s`;
  const early = figures.scripts.length;
  const failed = figures.failed.length > 0 ? `  ${figures.failed.join(', ')}` : '';
  const cells = [
    ...scores,
    cell('fcp', figures.fcp, ms(figures.fcp), 7),
    cell('lcp', figures.lcp, ms(figures.lcp), 7),
    cell('tbt', figures.tbt, `${Math.round(figures.tbt)} ms`, 7),
    cell('cls', figures.cls, figures.cls.toFixed(3), 6),
    cell('bytes', bytes, bytes.toLocaleString('en'), 8),
    cell('early', early, String(early), 2),
  ];
  return `${page.padEnd(40)} ${cells.join(' ')}${failed}`;
}

async function* measureKind(kind: 'product' | 'demonstration'): AsyncIterable<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-bench-'));
  // the database runs as another user when we are root
  await chmod(dataDir, 0o711);
  try {
    const variables = {
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      SITE_HOSTS: DOMAINS.map((domain) => `${domain}=${domain}.localhost`).join(','),
    };
    const product = await runProduct(variables, kind);
    try {
      const { port } = new URL(product.url);
      const hosts = ['127.0.0.1', ...DOMAINS.map((domain) => `${domain}.localhost`)];
      for (const host of hosts)
        for (const path of PAGES) {
          const runs: PageFigures[] = [];
          while (runs.length < RUNS) runs.push(await lighthouse(`http://${host}:${port}${path}`));
          const name = `${kind === 'product' ? '' : 'demo '}${host}${path}`;
          yield pageLine(name, medianRun(runs), await bytesOf(path));
        }
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Lighthouse on the public pages of the built site, over loopback: of each page the median of three runs, as
 * the neutral host and as the host of each community; empty, and as a demonstration.
 */
export async function* measureWeb(): AsyncIterable<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(WEB, 'build.ts')]);
  yield stdout.trim();
  yield 'page: performance, accessibility, best practices, SEO; FCP, LCP, TBT, CLS; bytes of script by gzip, and how many scripts came before a touch; ! misses the aim';
  yield* measureKind('product');
  yield* measureKind('demonstration');
}
