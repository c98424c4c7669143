import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { lighthouse, type PageFigures } from './lighthouse.ts';
import { runProduct } from './product.ts';

const PAGES = ['/', '/login', '/signup', '/view/terms'];
const RUNS = 3;
const BUILD = join(import.meta.dirname, '../../web/build.ts');

/** What each page should reach; above for the scores, below for the script. */
const AIMS = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 } as const;
const SCRIPT_BYTES = 130_000;

/** The run in the middle by its performance: figures of one run belong together. */
function medianRun(runs: readonly PageFigures[]): PageFigures {
  const middle = runs.toSorted((a, b) => a.performance - b.performance || b.lcp - a.lcp)[
    Math.floor(runs.length / 2)
  ];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

/** What the scripts weigh compressed by gzip, in bytes, as `npm run check` counts them. */
async function gzipBytes(origin: string, scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (path) => {
    const reply = await fetch(origin + path);
    if (!reply.ok) throw new Error(`${path} came with ${reply.status}`);
    return gzipSync(await reply.bytes(), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
}

function pageLine(page: string, figures: PageFigures, bytes: number): string {
  const scores = Object.entries(AIMS).map(([name, aim]) => {
    const score = figures[name as keyof typeof AIMS];
    return `${String(score).padStart(3)}${score < aim ? '!' : ' '}`;
  });
  const ms = (value: number) => `${(value / 1000).toFixed(2)} s`.padStart(7);
  const script = `${bytes.toLocaleString('en').padStart(8)}${bytes > SCRIPT_BYTES ? '!' : ' '}`;
  const times = [ms(figures.fcp), ms(figures.lcp), `${Math.round(figures.tbt)} ms`.padStart(7)];
  const failed = figures.failed.length > 0 ? `  ${figures.failed.join(', ')}` : '';
  const cells = [...scores, ...times, figures.cls.toFixed(3).padStart(6), script];
  return `${page.padEnd(34)} ${cells.join(' ')}${failed}`;
}

/**
 * Lighthouse on the public pages of the built site, over loopback: of each page the median of three runs, as
 * the neutral host and as the host of each community.
 */
export async function* measureWeb(): AsyncIterable<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [BUILD]);
  yield stdout.trim();
  const dataDir = await mkdtemp(join(tmpdir(), 'mala-bench-'));
  // the database runs as another user when we are root
  await chmod(dataDir, 0o711);
  try {
    const product = await runProduct({
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      SITE_HOSTS: DOMAINS.map((domain) => `${domain}=${domain}.localhost`).join(','),
    });
    try {
      yield 'page: performance, accessibility, best practices, SEO; FCP, LCP, TBT, CLS; bytes of script by gzip; ! misses the aim';
      const { port } = new URL(product.url);
      const hosts = ['127.0.0.1', ...DOMAINS.map((domain) => `${domain}.localhost`)];
      for (const host of hosts)
        for (const path of PAGES) {
          const runs: PageFigures[] = [];
          while (runs.length < RUNS) runs.push(await lighthouse(`http://${host}:${port}${path}`));
          const median = medianRun(runs);
          const bytes = await gzipBytes(product.url, median.scripts);
          yield pageLine(`${host}${path}`, median, bytes);
        }
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
