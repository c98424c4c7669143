import { execFileSync } from 'node:child_process';

const ALL = '*';

/**
 * The folders of e2e affected by a changed path, by prefix; the first matching row counts. The
 * specs use the product over HTTP, so imports do not show it.
 */
const TOUCHES: readonly (readonly [path: RegExp, folders: readonly string[]])[] = [
  [
    /\.(test|browser)\.tsx?$|^(docs|tools|horoscope\/test|server\/bench|web\/test)\/|^[^/]+\.md$|^(biome|vitest)/,
    [],
  ],
  [/^server\/test\/(?!factories)/, []],
  [/^(demo|web\/offline)\//, ['site']],
  [/^e2e\/support\//, [ALL]],
  [/(features|routes|contract\/src)\/admin\b/, ['admin']],
  [/^web\/app\/routes\/wizard\//, ['wizard', 'photos']],
  [/\/home[.\w-]*$|\/content\b/, ['home', 'site']],
  [/^(server|web|contract)\/.*\/auth\b/, ['auth', 'site']],
  [/^(server|web|contract)\/.*\/horoscope-files\b/, ['wizard', 'profiles']],
  [/^(server|web|contract)\/.*\/(photos|album|sending)\b/, ['photos', 'wizard', 'profiles']],
  [/^(server|web|contract)\/.*\/(search|shortlist)\b/, ['search', 'profiles']],
  [/^(server|web|contract)\/.*\/contacts\b/, ['profiles', 'subscriptions']],
  [/^(server|web|contract)\/.*\/subscriptions\b/, ['subscriptions', 'profiles', 'admin']],
  [/^(server|web|contract)\/.*\/(moderation|review)\b/, ['admin', 'photos']],
  [/^(server|web|contract)\/.*\/marriages\b/, ['admin', 'home']],
  [/^(server|web|contract)\/.*\/mail\b/, ['auth', 'admin']],
  [/^(server|web|contract)\/.*\/profiles\b/, ['profiles', 'wizard', 'search', 'admin']],
  [/^horoscope\/src\//, ['wizard']],
];

/** Paths from the root of files that differ from a commit, committed or not. */
export function changedSince(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', ref);
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}

/** Filters for Playwright: changed specs and affected folders; null: all of them. */
export function specsTouchedBy(paths: readonly string[]): string[] | null {
  const touched = new Set<string>();
  for (const path of paths) {
    if (/^e2e\/.*\.spec\.ts$/.test(path)) touched.add(path);
    else {
      // a path without a row may affect anything
      const folders = TOUCHES.find(([beginning]) => beginning.test(path))?.[1] ?? [ALL];
      for (const folder of folders) touched.add(folder === ALL ? ALL : `e2e/${folder}/`);
    }
  }
  return touched.has(ALL) ? null : [...touched].sort();
}
