import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserColors } from './app/theme/theme-name.ts';
import { motifFiles } from './brand/motif-files.ts';
import { pageColors } from './brand/page-colors.ts';
import { themes } from './brand/themes.ts';

test.each([...motifFiles])('%s matches the themes', (name, text) => {
  expect(readFileSync(join(import.meta.dirname, 'app/theme', name), 'utf8')).toBe(text);
});

test.each(Object.values(themes))(
  'the browser’s bar has the colours of $name',
  ({ name, brand }) => {
    expect(browserColors[name]).toEqual({
      light: brand[7],
      dark: pageColors(name, 'dark')('surface'),
    });
  },
);
