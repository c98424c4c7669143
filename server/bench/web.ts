import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import {
  type Language,
  languagePrefix,
  languagesOf,
} from '@mala/contract/communities/languages.ts';
import { webBuild } from '@mala/contract/web-build.ts';
import { lighthouse, type PageFigures } from './lighthouse.ts';
import { runProduct } from './product.ts';

/** The public pages. */
export const WEB_PAGES = [
  '/',
  '/login',
  '/signup',
  '/password/reset',
  '/view/terms',
  '/view/privacy',
];
const WEB = join(import.meta.dirname, '../../web');

/** Of the bare page. */
const BARE_RUNS = 5;

/** How many runs of a page may be lost before it is given up. */
const MOST_LOST = 6;

/** What is measured of a page. */
interface Measured extends PageFigures {
  path: string;
  /** of its scripts by gzip, as `npm run check` counts them */
  scriptBytes: number;
  /** of its HTML with the styles in it, as it is sent */
  htmlBytes: number;
  /** scripts and styles that came before a touch */
  early: number;
}

/** Each column: its title, what it shows, and its aim; `npm run check` holds the bytes of script. */
const COLUMNS: readonly {
  title: string;
  of: (page: Measured) => number;
  show: (value: number) => string;
  least?: number;
  most?: number;
  /** the page that has no such aim */
  exempt?: string;
}[] = [
  { title: 'perf', of: (page) => page.performance, show: String, least: 100 },
  { title: 'a11y', of: (page) => page.accessibility, show: String, least: 100 },
  { title: 'best', of: (page) => page.bestPractices, show: String, least: 100 },
  { title: 'SEO', of: (page) => page.seo, show: String, least: 100, exempt: '/password/reset' },
  { title: 'FCP', of: (page) => page.fcp, show: seconds, most: 1000 },
  { title: 'LCP', of: (page) => page.lcp, show: seconds, most: 1600 },
  { title: 'TBT', of: (page) => page.tbt, show: (value) => `${Math.round(value)} ms`, most: 50 },
  { title: 'CLS', of: (page) => page.cls, show: (value) => value.toFixed(3), most: 0 },
  { title: 'script', of: (page) => page.scriptBytes, show: count },
  { title: 'HTML+CSS', of: (page) => page.htmlBytes, show: count, most: 14_336 },
  { title: 'early', of: (page) => page.early, show: String, most: 0 },
];
const WIDTH = 9;

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function count(bytes: number): string {
  return bytes.toLocaleString('en');
}

/** The run in the middle by its performance: figures of one run belong together. */
function medianRun(runs: readonly PageFigures[]): PageFigures | undefined {
  const ordered = runs.toSorted((a, b) => a.performance - b.performance || b.lcp - a.lcp);
  return ordered[Math.floor(runs.length / 2)];
}

async function scriptBytesOf(path: string, language: Language): Promise<number> {
  const file = join(WEB, 'build', language, 'pages.json');
  const build = webBuild.parse(JSON.parse(await readFile(file, 'utf8')));
  const found = new Set(build.pages.find(({ address }) => address === path)?.scripts);
  for (const script of found)
    for (const imported of build.scripts[script]?.imports ?? []) found.add(imported);
  return [...found].reduce((all, script) => all + (build.scripts[script]?.bytes ?? 0), 0);
}

/** The body of a page as it is sent, compressed. */
async function htmlBytesOf(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { host, port, pathname: path } = new URL(url);
  // the browser alone knows that every name below localhost is this machine
  const headers = { Host: host, 'Accept-Encoding': 'gzip' };
  get({ host: '127.0.0.1', port, path, headers }, async (response) => {
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    resolve(bytes);
  }).on('error', reject);
  return promise;
}

/** Runs of one page, and how many were lost for want of a trace. */
async function runPage(url: string, times: number): Promise<{ runs: PageFigures[]; lost: number }> {
  const runs: PageFigures[] = [];
  let lost = 0;
  while (runs.length < times && lost < MOST_LOST) {
    const figures = await lighthouse(url);
    if (figures) runs.push(figures);
    else lost += 1;
  }
  return { runs, lost };
}

function pageLine(name: string, page: Measured, lost: number): string {
  const missed = COLUMNS.filter(
    ({ of, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, exempt }) =>
      page.path !== exempt && !(of(page) >= least && of(page) <= most),
  );
  const cells = COLUMNS.map(({ of, show }) => show(of(page)).padStart(WIDTH));
  const notes = [
    missed.length > 0 ? `misses ${missed.map(({ title }) => title).join(', ')}` : 'meets its aims',
    ...page.failed,
    ...(lost > 0 ? [`${lost} runs without a trace repeated`] : []),
  ];
  return `${name.padEnd(36)}${cells.join('')}  ${notes.join('; ')}`;
}

export interface WebOptions {
  /** of WEB_PAGES */
  pages: readonly string[];
  /** of each page; the one in the middle counts */
  runs: number;
  /** each on the hosts that offer it */
  languages: readonly Language[];
}

async function* measureKind(
  kind: 'product' | 'demonstration',
  { pages, runs: times, languages }: WebOptions,
): AsyncIterable<string> {
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
      const sites = [null, ...DOMAINS].flatMap((domain) =>
        languages
          .filter((language) => languagesOf(domain).includes(language))
          .map((language) => ({ host: domain ? `${domain}.localhost` : '127.0.0.1', language })),
      );
      for (const { host, language } of sites)
        for (const path of pages) {
          const prefix = languagePrefix(language);
          const address = `${host}:${port}${prefix}${prefix && path === '/' ? '' : path}`;
          const url = `http://${address}`;
          const name = (kind === 'product' ? '' : 'demo ') + address.replace(`:${port}`, '');
          const { runs, lost } = await runPage(url, times);
          const figures = medianRun(runs);
          if (!figures) {
            yield `${name.padEnd(36)} given up: ${lost} runs without a trace`;
            continue;
          }
          const [scriptBytes, htmlBytes] = [
            await scriptBytesOf(path, language),
            await htmlBytesOf(url),
          ];
          const page = { ...figures, path, scriptBytes, htmlBytes, early: figures.fetched.length };
          yield pageLine(name, page, lost);
        }
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Without styles and scripts: whatever it takes is the machine's. */
const BARE_PAGE = `<!doctype html><html lang="en"><title>Bare</title>
  <meta name="viewport" content="width=device-width"><h1>Bare page</h1><p>One heading and a paragraph.</p></html>`;

/** What the least page takes in the same run, and how much that differs from one time to the next. */
async function measureBarePage(times: number): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(BARE_PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const { runs } = await runPage(`http://127.0.0.1:${port}/`, times);
    const blocking = runs.map(({ tbt }) => Math.round(tbt)).toSorted((a, b) => a - b);
    return `a bare page, for comparison: TBT ${blocking.join(', ')} ms`;
  } finally {
    server.close();
  }
}

/**
 * Lighthouse on the public pages of the built site, over loopback: as the neutral host and as the host of each
 * community; empty, and as a demonstration.
 */
export async function* measureWeb(options: WebOptions): AsyncIterable<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(WEB, 'build.ts')]);
  yield stdout.trim();
  yield await measureBarePage(BARE_RUNS);
  yield `${'page'.padEnd(36)}${COLUMNS.map(({ title }) => title.padStart(WIDTH)).join('')}`;
  yield* measureKind('product', options);
  yield* measureKind('demonstration', options);
}
