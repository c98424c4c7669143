import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specsTouchedBy } from './changed-files.ts';

test.each([
  ['a spec alone runs itself', ['e2e/home/home.spec.ts'], ['e2e/home/home.spec.ts']],
  [
    'a feature runs the journeys that it shows in',
    ['server/src/features/shortlist/queries.ts', 'web/app/features/search/results.tsx'],
    ['e2e/profiles/', 'e2e/search/'],
  ],
  [
    'so does its contract',
    ['contract/src/subscriptions.ts'],
    ['e2e/admin/', 'e2e/profiles/', 'e2e/subscriptions/'],
  ],
  [
    'tests, tools and documents run none',
    [
      'docs/errors.md',
      'tools/run-tests.ts',
      'web/app/lib/request.test.ts',
      'web/test/look.ts',
      'server/test/calls.ts',
    ],
    [],
  ],
  ['what everything stands on runs all', ['docs/errors.md', 'server/src/http/route.ts'], null],
  ['as does what specs share', ['e2e/support/fixtures.ts'], null],
])('%s', (_, paths, specs) => {
  expect(specsTouchedBy(paths)).toEqual(specs);
});

test('every folder in the table has specs', () => {
  const features = readdirSync(join(import.meta.dirname, '../server/src/features'));
  const named = features.flatMap(
    (one) => specsTouchedBy([`server/src/features/${one}/queries.ts`]) ?? [],
  );
  expect(named.length).toBeGreaterThan(10);
  for (const folder of named)
    expect(readdirSync(join(import.meta.dirname, '..', folder)).join(), folder).toContain(
      '.spec.ts',
    );
});
