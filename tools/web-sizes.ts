import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The limits, in bytes of JavaScript compressed by gzip; a public page by its address without a community. */
export const LIMITS = {
  '/': 120_000,
  '/login': 121_700,
  '/signup': 121_500,
  '/password/reset': 123_300,
  '/view/terms': 118_800,
  '/view/privacy': 119_400,
  // opened by strangers, from a message
  '/shared': 146_500,
  wizardStep: 42_200,
} as const;

/** The limit of a public page, whichever community its address names; a page without one may load nothing. */
function limitOf(address: string): number {
  const path = address.replaceAll(/\/(tamilmala|marathimala)(?=\/|$)/g, '') || '/';
  return Object.entries(LIMITS).find(([page]) => page === path)?.[1] ?? 0;
}

/** The scripts that a page loads, in bytes, and their limit. */
export interface PageSize {
  name: string;
  bytes: number;
  limit: number;
}

/** Loaded only on rare events, as by a text or a change that waits for the office, or by one field or button as a help; every other dynamic import by whoever fills in a page. */
const ON_AN_EVENT =
  /^(toaster|sign-in-dialog|confirm-dialog|second-step-page|terms-due|towns-like|text-notes|star-finder)$/;

type When = 'opened' | 'filled in';

/** The part of `pages.json` that is read here; see contract/src/web-build.ts. */
export interface Build {
  pages: { address: string; scripts: string[] }[];
  routes: Record<string, { scripts: string[] }>;
  scripts: Record<string, { name: string; bytes: number; imports: string[]; later: string[] }>;
}

/** Scripts, by URL, with everything they import until the page is opened or filled in. */
function withImports({ scripts }: Build, start: readonly string[], when: When): Set<string> {
  const found = new Set(start);
  for (const address of found) {
    const { imports = [], later = [] } = scripts[address] ?? {};
    for (const imported of imports) found.add(imported);
    if (when === 'filled in')
      for (const imported of later)
        if (!ON_AN_EVENT.test(scripts[imported]?.name ?? '')) found.add(imported);
  }
  return found;
}

/** A page that is not rendered at build time, as each link has an address of its own. */
const SHARED = 'routes/public/shared-profile';

/**
 * The sizes of a build (`web/build`): each public page when it opens, the page of a link to a profile, and each step of the wizard beyond the
 * login. A step is measured twice: when it opens, beyond a login that was opened; and filled in, with everything loaded
 * from the first touch on (its validation), beyond a login that was filled in and has loaded its own. What loads on
 * events (toasts, the sign-in dialog, new terms, the towns at the field of the city, the finder of stars) is not counted.
 */
export function measureSizes(dir: string): PageSize[] {
  const build = JSON.parse(readFileSync(join(dir, 'pages.json'), 'utf8')) as Build;
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((all, address) => all + (build.scripts[address]?.bytes ?? 0), 0);
  const login = build.pages.find(({ address }) => address === '/login')?.scripts ?? [];
  const steps = Object.entries(build.routes).filter(
    ([id]) => id.startsWith('routes/wizard/') && id !== 'routes/wizard/layout',
  );
  const beyondLogin = (scripts: readonly string[], when: When) =>
    sum(withImports(build, scripts, when).difference(withImports(build, login, when)));
  return [
    ...build.pages
      // the offline page has no scripts
      .filter(({ address }) => !address.endsWith('/offline'))
      .map(({ address, scripts }) => ({
        name: address,
        bytes: sum(withImports(build, scripts, 'opened')),
        limit: limitOf(address),
      })),
    {
      name: '/shared',
      bytes: sum(withImports(build, build.routes[SHARED]?.scripts ?? [], 'opened')),
      limit: LIMITS['/shared'],
    },
    ...(['opened', 'filled in'] as const).flatMap((when) =>
      steps.map(([id, { scripts }]) => ({
        name: `${id.replace('routes/', '')} ${when}, beyond login`,
        bytes: beyondLogin(scripts, when),
        limit: LIMITS.wizardStep,
      })),
    ),
  ];
}

/** The sizes as a table, with violations marked. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const count = (bytes: number) => bytes.toLocaleString('en').padStart(9);
  return sizes
    .map(({ name, bytes, limit }) => {
      const mark = bytes > limit ? '  TOO LARGE' : '';
      return `${name.padEnd(42)}${count(bytes)} of ${count(limit)} bytes${mark}`;
    })
    .join('\n');
}
