/** A file as it would be in the project. */
export interface LintedFile {
  path: string;
  text: string;
}

/** A file that this rule must reject. */
export interface Violation extends LintedFile {
  rule: string;
}

/** From the lowest up: each may import those before it. */
export const FEATURES = [
  'communities',
  'auth',
  'contact-check',
  'held-texts',
  'photos',
  'horoscope-files',
  'budgets',
  'profiles',
  'subscriptions',
  'shortlist',
  'contacts',
  'matching',
  'search',
  'marriages',
  'moderation',
  'content',
];

const IMPORTS = 'lint/style/noRestrictedImports';

export function importing(...sources: string[]): string {
  const lines = sources.map((source, n) => `import { thing${n} } from '${source}';`);
  return `${lines.join('\n')}\n\nexport const things = [${sources.map((_, n) => `thing${n}`)}];\n`;
}

let made = 0;

/** One file for each of these imports, all of which are forbidden in this folder. */
function refused(folder: string, sources: string[], ending = '.ts'): Violation[] {
  return sources.map((source) => {
    made += 1;
    return { path: `${folder}/case-${made}${ending}`, text: importing(source), rule: IMPORTS };
  });
}

/** For every entry of the import table, imports that it forbids. */
export const REFUSED_IMPORTS: Violation[] = [
  ...refused('contract/src', ['react', 'node:fs', 'zod', '@mala/server/src/config.ts']),
  ...refused('contract/src/profiles', ['../../../server/src/config.ts', '@mala/web/app/paths.ts']),
  ...refused('contract/src', ['kysely', '../../server/test/test-app.ts'], '.test.ts'),
  ...refused('horoscope/src', [
    'zod/mini',
    '@mala/contract/errors.ts',
    '../../contract/src/age.ts',
  ]),
  ...refused('horoscope/src', ['kysely', '../../server/src/config.ts'], '.test.ts'),
  ...refused('horoscope/src', ['fast-check', 'node:fs']),
  ...refused('server/src', ['@mala/web/app/paths.ts', '../../web/app/paths.ts']),
  ...refused('server/src', ['../../contract/src/errors.ts', '../test/factories.ts']),
  ...refused('server/src', ['@mala/demo/fill.ts', '../../demo/src/fill.ts']),
  ...refused('server/src/features/content', ['@mala/demo/fill.ts']),
  ...refused('demo/src', ['@mala/web/app/paths.ts', '../../server/src/start.ts']),
  ...refused('demo/src', ['@mala/server/features/auth/queries.ts', '../../web/app/paths.ts']),
  ...refused('demo/src', ['../../server/test/factories.ts', '../../e2e/support/fixtures.ts']),
  ...refused('demo/src', ['@mala/server/features/auth/queries.ts'], '.test.ts'),
  ...refused('server/test', ['../../web/app/paths.ts', '../../e2e/support/fixtures.ts']),
  ...['access', 'http', 'db', 'storage', 'media', 'jobs', 'secrets'].flatMap((room) => [
    ...refused(`server/src/${room}`, ['../features/auth/index.ts', '../app.ts']),
    ...refused(`server/src/${room}`, ['../features/auth/queries.ts'], '.test.ts'),
  ]),
  // the folders below http, each with what it must not import
  ...refused('server/src/access', ['../http/route.ts', '../errors.ts', '../context.ts']),
  ...['storage', 'media', 'jobs', 'db', 'secrets'].flatMap((room) =>
    refused(`server/src/${room}`, ['../access/viewer.ts']),
  ),
  ...refused('server/src/storage', ['../http/route.ts', '../jobs/jobs.ts', '../context.ts']),
  ...refused('server/src/jobs', ['../http/route.ts', '../storage/files.ts', '../context.ts']),
  ...refused('server/src/db', ['../http/route.ts', '../jobs/jobs.ts', '../context.ts']),
  ...refused('server/src/media', ['../http/route.ts', '../storage/files.ts', '../context.ts']),
  ...refused('server/src/media/pictures', ['../../http/route.ts', '../../db/database.ts']),
  ...refused('server/src/secrets', ['../http/route.ts', '../db/database.ts', '../context.ts']),
  ...refused('server/src/db/migrations', ['../../features/auth/index.ts']),
  // another feature, but not its index.ts
  ...refused('server/src/features/contacts', [
    '../auth/queries.ts',
    '../../features/auth/index.ts',
  ]),
  ...refused('server/src/features/contacts', ['../search/queries.ts'], '.test.ts'),
  // a later feature
  ...refused('server/src/features/auth', ['../profiles/index.ts', '../contacts/index.ts']),
  ...refused('server/src/features/auth', ['../../app.ts', '../../../test/test-app.ts']),
  ...refused('server/src/features/not-in-the-table', ['../auth/index.ts', '../search/index.ts']),
  ...refused('web/app', ['../../server/src/config.ts', '@mala/server/src/config.ts']),
  ...refused('web/app/features/search', [
    '../photos/queries.ts',
    '../../features/photos/queries.ts',
  ]),
  ...refused('web/app/features/search', ['../../routes/member/search.tsx'], '.tsx'),
  ...refused('web/app/features/search', ['@mala/server/src/config.ts', '../photos/grid.tsx']),
  ...refused('web/app/features/profiles/fields', ['../../photos/grid.tsx', '../../../root.tsx']),
  ...refused('web/app/features/profiles/fields', ['../../../features/photos/queries.ts']),
  ...refused('web/app/routes/member', [
    '../../../../server/src/config.ts',
    '@mala/e2e/support/fixtures.ts',
  ]),
  ...refused('web/app/routes/member', ['../../../../contract/src/errors.ts']),
  ...refused('web/app/components', ['../features/photos/grid.tsx', '../routes/member/search.tsx']),
  ...refused('web/app/components/sending', ['../../features/photos/grid.tsx', '../../root.tsx']),
  ...refused('web/app/ui', ['../lib/format.ts', '../components/photo.tsx', '../paths.ts']),
  ...refused('web/app/ui', ['@mala/contract/errors.ts', '@mala/horoscope/index.ts']),
  ...refused('web/app/lib', ['../features/auth/queries.ts', '../components/photo.tsx']),
  ...refused('web/app/lib', ['@mala/horoscope/index.ts', '../../../horoscope/src/index.ts']),
  ...refused('web/app/i18n', ['../features/auth/queries.ts', '../routes.ts']),
  ...refused('e2e/search', [
    '../../server/src/app.ts',
    '../../server/test/test-app.ts',
    '../../tools/run-command.ts',
    '../../web/app/paths.ts',
  ]),
  ...refused('e2e/search', ['@mala/server/src/app.ts', '../../contract/src/errors.ts']),
  ...refused('web/test/failures', ['../../../server/src/app.ts', '../../../e2e/support/me.ts']),
  ...refused('tools', ['../server/src/config.ts', '@mala/contract/errors.ts']),
];

const away = '../contacts/index.ts';

/** All ways of writing an import, which must all be detected. */
export const WAYS_TO_IMPORT: Violation[] = [
  ['type', `import type { Thing } from '${away}';\n\nexport type Own = Thing;\n`],
  ['effect', `import '${away}';\n`],
  ['call', `export const load = () => import('${away}');\n`],
  ['again', `export { thing } from '${away}';\n`],
].map(([name, text]) => ({
  path: `server/src/features/auth/by-${name}.ts`,
  text: String(text),
  rule: IMPORTS,
}));

/** One file per folder with everything that it may import. */
export const ALLOWED_IMPORTS: LintedFile[] = [
  [
    'contract/src/profiles/good.ts',
    ['zod/mini', '@mala/horoscope/narrow-stars.ts', '../errors.ts', './field.ts'],
  ],
  ['contract/src/good.test.ts', ['vitest', './errors.ts']],
  ['horoscope/src/good.ts', ['./star.ts', '../src/raasi.ts']],
  ['horoscope/src/good.test.ts', ['fast-check', 'vitest', './star.ts']],
  ['server/src/good.ts', ['@mala/contract/errors.ts', './features/auth/index.ts', 'fastify']],
  ['server/src/access/good.ts', ['@mala/contract/endpoint.ts', 'kysely', '../db/database.ts']],
  ['server/src/db/good.ts', ['@mala/contract/errors.ts', 'kysely', 'node:fs', '../config.ts']],
  ['server/src/storage/good.ts', ['../errors.ts', '../db/database.ts', '../media/images.ts']],
  ['server/src/jobs/good.ts', ['pg-boss', '../db/database.ts', './jobs.ts']],
  ['server/src/db/good.test.ts', ['vitest', '../../test/test-database.ts']],
  [
    'server/src/features/contacts/good.ts',
    [
      '@mala/contract/contacts.ts',
      '../../access/viewer.ts',
      '../../context.ts',
      '../../db/database.ts',
      '../../errors.ts',
      '../../http/route.ts',
      '../../storage/files.ts',
      '../auth/index.ts',
      './policy.ts',
      'kysely',
    ],
  ],
  [
    'server/src/features/auth/good.test.ts',
    ['@mala/contract/auth/me.ts', '../../../test/test-app.ts', '../contacts/index.ts', 'vitest'],
  ],
  [
    'demo/src/good.ts',
    ['@mala/contract/errors.ts', '@mala/server/features/photos/index.ts', '@mala/server/start.ts'],
  ],
  ['demo/src/good.test.ts', ['@mala/server/config.ts', '../../server/test/factories.ts', 'vitest']],
  ['server/bench/good.ts', ['@mala/demo/portraits.ts', '../src/app.ts']],
  ['server/src/db/drawn.test.ts', ['@mala/demo/portraits.ts', 'vitest']],
  ['server/test/good.ts', ['@mala/contract/auth/me.ts', '../src/app.ts', 'vitest']],
  [
    'web/app/features/search/good.tsx',
    [
      '@mala/contract/search.ts',
      '@mala/horoscope/narrow-stars.ts',
      '../../components/photo.tsx',
      '../../i18n/en/search.ts',
      '../../lib/api.ts',
      '../../paths.ts',
      '../../ui/form.tsx',
      './queries.ts',
      'react',
    ],
  ],
  [
    'web/app/features/profiles/fields/good.tsx',
    ['../../../lib/api.ts', '../../../paths.ts', '../queries.ts', './number.tsx', 'react'],
  ],
  [
    'web/app/routes/member/good.tsx',
    [
      '@mala/contract/search.ts',
      '../../features/photos/grid.tsx',
      '../../features/search/list.tsx',
    ],
  ],
  [
    'web/app/components/good.tsx',
    ['@mala/contract/search.ts', '../i18n/en/search.ts', '../lib/format.ts', '../ui/form.tsx'],
  ],
  ['web/app/ui/good.tsx', ['./form.tsx', 'react']],
  ['web/app/lib/good.ts', ['@mala/contract/errors.ts', '../i18n/en/search.ts', './session.ts']],
  [
    'e2e/search/good.spec.ts',
    [
      '@mala/contract/auth/me.ts',
      '../../server/test/factories.ts',
      '../../tools/copy-product.ts',
      '../../web/app/i18n/en/errors.ts',
      '../support/fixtures.ts',
    ],
  ],
  [
    'web/test/failures/good.browser.ts',
    [
      '@mala/contract/auth/me.ts',
      '../../app/root.tsx',
      '../../../server/test/factories/sections.ts',
    ],
  ],
  ['tools/good.ts', ['./run-command.ts', 'node:fs']],
].map(([path, sources]) => ({ path: String(path), text: importing(...(sources as string[])) }));
