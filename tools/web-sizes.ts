import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page may load, in bytes of JavaScript compressed by gzip. */
export const LIMITS = { publicPage: 125_000, wizardStep: 40_000 } as const;

/** The scripts that a page loads, in bytes; above the limit is a fault. */
export interface PageSize {
  name: string;
  bytes: number;
  limit: number;
}

/** What comes only with an event that most never see; whatever else is imported late comes to who fills a page in. */
const ON_AN_EVENT = /^(toaster|sign-in-dialog|terms-due)$/;

type When = 'opened' | 'filled in';

/** What is read here of `pages.json`; contract/src/web-build.ts says more of it. */
export interface Build {
  pages: { address: string; scripts: string[] }[];
  routes: Record<string, { scripts: string[] }>;
  scripts: Record<string, { name: string; bytes: number; imports: string[]; later: string[] }>;
}

/** Scripts, by their address, and whatever they import until the page is opened or filled in. */
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

/**
 * The sizes of a build (`web/build`): each public page as it opens, and each step of the wizard beyond the
 * login. A step is measured twice: as it opens, beyond a login that was opened; and filled in, with all that it fetches
 * from the first touch on (its checks), beyond a login that was filled in and has fetched its own. What an event brings
 * (toasts, the sign-in over the page, new terms) is counted on neither side.
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
      // shown without a network, it has none
      .filter(({ address }) => !address.endsWith('/offline'))
      .map(({ address, scripts }) => ({
        name: address,
        bytes: sum(withImports(build, scripts, 'opened')),
        limit: LIMITS.publicPage,
      })),
    ...(['opened', 'filled in'] as const).flatMap((when) =>
      steps.map(([id, { scripts }]) => ({
        name: `${id.replace('routes/', '')} ${when}, beyond login`,
        bytes: beyondLogin(scripts, when),
        limit: LIMITS.wizardStep,
      })),
    ),
  ];
}

/** The sizes as a table, the faults marked. */
export function sizeTable(sizes: readonly PageSize[]): string {
  const count = (bytes: number) => bytes.toLocaleString('en').padStart(9);
  return sizes
    .map(({ name, bytes, limit }) => {
      const mark = bytes > limit ? '  TOO LARGE' : '';
      return `${name.padEnd(42)}${count(bytes)} of ${count(limit)} bytes${mark}`;
    })
    .join('\n');
}
