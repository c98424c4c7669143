import { describe, expect, test } from 'vitest';
import {
  ALLOWED_IMPORTS,
  FEATURES,
  importing,
  type LintedFile,
  REFUSED_IMPORTS,
  type Violation,
  WAYS_TO_IMPORT,
} from './lint-cases.ts';
import { brokenRules } from './lint-project.ts';

const lines = (count: number) => `${'// a line\n'.repeat(count - 1)}export const last = 1;\n`;
/** A component that renders only this. */
const drawing = (element: string) => `export const Drawn = () => ${element};\n`;
const promise = 'export const save = async () => 1;\n';

const VIOLATIONS: Violation[] = [
  ['lint/correctness/noUndeclaredDependencies', 'web/app/lib/driver.ts', importing('kysely')],
  ['lint/correctness/noUndeclaredDependencies', 'server/src/page.ts', importing('react')],
  // declared, but only as a development dependency
  ['lint/correctness/noUndeclaredDependencies', 'server/src/load.ts', importing('autocannon')],
  ['lint/suspicious/noImportCycles', 'server/src/db/egg.ts', importing('./hen.ts')],
  ['lint/suspicious/noImportCycles', 'web/app/lib/egg.ts', importing('./hen.ts')],
  ['lint/style/useFilenamingConvention', 'server/src/loadConfig.ts', promise],
  ['lint/style/useFilenamingConvention', 'web/app/ui/Button.tsx', promise],
  ['lint/style/useFilenamingConvention', 'contract/src/snake_case.ts', promise],
  ['lint/style/noExcessiveLinesPerFile', 'server/src/long.ts', lines(301)],
  ['lint/nursery/noFloatingPromises', 'server/src/float.ts', `${promise}save();\n`],
  [
    'lint/nursery/noFloatingPromises',
    'server/src/float-far.ts',
    "import { save } from './saves.ts';\n\nsave();\n",
  ],
  [
    'lint/nursery/noMisusedPromises',
    'server/src/misuse.ts',
    `${promise}export const saved = save() ? 1 : 2;\n`,
  ],
  ['lint/suspicious/noExplicitAny', 'contract/src/any.ts', 'export const x = 1 as any;\n'],
  ['lint/style/noDefaultExport', 'server/src/default.ts', 'export default 1;\n'],
  ['lint/style/noDefaultExport', 'web/app/ui/default.tsx', 'export default 1;\n'],
  ['lint/suspicious/noConsole', 'server/src/talk.ts', "console.log('here');\n"],
  ['lint/suspicious/noConsole', 'web/app/lib/talk.ts', "console.error('here');\n"],
  ['lint/style/noProcessEnv', 'server/src/db/env.ts', 'export const port = process.env.PORT;\n'],
  ['lint/performance/noBarrelFile', 'server/src/db/index.ts', "export { one } from './one.ts';\n"],
  [
    'lint/correctness/useHookAtTopLevel',
    'web/app/components/hook.ts',
    "import { useId } from 'react';\n\nexport const useMaybe = (yes: boolean) => (yes ? useId() : null);\n",
  ],
  // statuses and roles have names
  [
    'plugin',
    'server/src/features/auth/bare-status.ts',
    'export const isShown = (one: { status: number }) => one.status === 200;\n',
  ],
  [
    'plugin',
    'server/src/features/auth/bare-column.ts',
    "export const find = (db: { where(...asked: unknown[]): void }) => db.where('profiles.status', '=', 200);\n",
  ],
  [
    'plugin',
    'web/app/lib/bare-role.ts',
    "export const isOffice = (me: { role: string }) => me.role !== 'ADMIN';\n",
  ],
  // the import table compares paths as written, so detours are forbidden
  ['plugin', 'server/src/features/auth/bent.ts', importing('../../db/../features/search/index.ts')],
  ['plugin', 'server/src/features/auth/dotted.ts', importing('./../search/index.ts')],
  ['plugin', 'web/app/features/auth/bent.ts', importing('../../lib/../features/search/list.tsx')],
  [
    'plugin',
    'server/src/features/auth/late.ts',
    "export const load = () => import('../../db/../features/search/index.ts');\n",
  ],
  [
    'plugin',
    'server/src/features/auth/inline.ts',
    "export type Found = import('../search/index.ts').Found;\n",
  ],
  // texts belong in web/app/i18n
  ['lint/style/noJsxLiterals', 'web/app/ui/words.tsx', drawing('<p>Some words</p>')],
  ...[
    '<p aria-label="Name" />',
    '<p title="Name" />',
    '<input placeholder="Name" />',
    '<img alt="Two people" />',
    "<img alt={'Two people'} />",
    '<img alt={`Photo`} />',
    "<p title={Math.PI > 3 ? 'Yes' : undefined} />",
    "<p>{'Some words'}</p>",
    '<p>{`Some words`}</p>',
    "<p>{Math.PI > 3 ? 'Yes' : null}</p>",
  ].map((element, n) => ['plugin', `web/app/routes/member/words-${n}.tsx`, drawing(element)]),
].map(([rule, path, text]) => ({ rule: String(rule), path: String(path), text: String(text) }));

const SOUND: LintedFile[] = [
  ['server/src/saves.ts', promise],
  [
    'web/app/lib/missing.ts',
    'export const isGone = (one: { status: number }) => one.status === 404;\n',
  ],
  ['server/src/awaits.ts', `${promise}await save();\n`],
  ['server/src/full.ts', lines(300)],
  ['server/src/db/migrations/0001-first-tables.ts', promise],
  ['server/src/main.ts', 'export const port = process.env.PORT;\n'],
  ['server/src/features/auth/index.ts', "export { one } from './one.ts';\n"],
  ['server/bench/main.ts', "console.log('1 ms');\n"],
  ['web/some.config.ts', 'export default {};\n'],
  ['web/app/ui/empty.tsx', drawing('<img alt="" />')],
  [
    'web/app/ui/codes.tsx',
    drawing('<section className="words" aria-labelledby="words">, {Math.PI}</section>'),
  ],
  ['web/app/ui/drawn.test.tsx', drawing('<p>Some words</p>')],
  ['web/app/root.tsx', 'export default function Root() {\n  return null;\n}\n'],
  ['web/app/routes.ts', `${importing('@react-router/dev/routes')}\nexport default [];\n`],
  ['web/app/routes/member/page.tsx', 'export default function Page() {\n  return null;\n}\n'],
].map(([path, text]) => ({ path: String(path), text: String(text) }));

const HENS = ['server/src/db/hen.ts', 'web/app/lib/hen.ts'].map((path) => ({
  path,
  text: importing('./egg.ts'),
}));

const PAIRS = FEATURES.flatMap((from) =>
  FEATURES.filter((to) => to !== from).map((to) => ({
    from,
    to,
    path: `server/src/features/${from}/to-${to}.ts`,
    text: importing(`../${to}/index.ts`),
  })),
);

const violations = [...VIOLATIONS, ...REFUSED_IMPORTS, ...WAYS_TO_IMPORT];
const sound = [...SOUND, ...ALLOWED_IMPORTS];
const broken = brokenRules([...violations, ...sound, ...HENS, ...PAIRS]);

function brokenBy({ path }: LintedFile): string[] {
  return [...(broken.get(path) ?? [])];
}

describe('a file that violates a rule', () => {
  test.each(
    violations.map(
      (file) => [`${file.rule}: ${file.path}: ${file.text.split('\n')[0]}`, file] as const,
    ),
  )('%s', (_title, file) => {
    expect(brokenBy(file)).toContain(file.rule);
  });
});

describe('a file that violates none', () => {
  test.each(sound)('$path', (file) => {
    expect(brokenBy(file)).toEqual([]);
  });
});

describe('the features of the server are ordered, so that no import cycle is possible', () => {
  test.each(FEATURES.map((name, height) => [name, FEATURES.slice(0, height)] as const))(
    '%s may import only from %j',
    (name, below) => {
      const allowed = PAIRS.filter((pair) => pair.from === name && brokenBy(pair).length === 0);
      expect(allowed.map((pair) => pair.to)).toEqual(below);
    },
  );
});
