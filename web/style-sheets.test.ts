import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, 'app');
const read = (file: string) => readFileSync(join(APP, file), 'utf8');

/** The classes that a style sheet has rules for. */
function classesOf(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@[^{;]*/g, '')
    .replaceAll(/[\w-]+:[^{};]*;/g, '');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

interface Use {
  module: string;
  file: string;
  /** a class, or null where one is looked up by a value */
  name: string | null;
}

function usesIn(file: string): Use[] {
  const code = read(file);
  const imports = code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  const used = code.replaceAll(/from '[^']+'/g, '');
  return [...imports].flatMap(([, binding = '', path = '']) => {
    const module = normalize(join(dirname(file), path));
    const names = used.matchAll(new RegExp(`\\b${binding}(?:\\.(\\w+)|\\[)`, 'g'));
    return [...names].map(([, name]) => ({ module, file, name: name ?? null }));
  });
}

const uses = globSync('**/*.tsx', { cwd: APP }).flatMap(usesIn);
const modules = new Map(
  globSync('**/*.module.css', { cwd: APP }).map((module) => [module, classesOf(read(module))]),
);

test('every class that a component names has a rule in its style sheet', () => {
  const missing = uses.filter(({ module, name }) => name && !modules.get(module)?.has(name));
  expect(missing).toEqual([]);
});

test('every class of a style sheet is named by a component', () => {
  const unused = [...modules].flatMap(([module, classes]) => {
    const named = uses.filter((use) => use.module === module).map(({ name }) => name);
    return named.includes(null)
      ? []
      : [...classes].filter((name) => !named.includes(name)).map((name) => `${module} ${name}`);
  });
  expect(unused).toEqual([]);
});

test('every colour that is used is one of the themes or set by its component', () => {
  const files = globSync('**/*.{css,tsx,ts}', { cwd: APP }).map(read);
  const used = files.flatMap((text) => [...text.matchAll(/var\((--mala-[\w-]+)/g)]);
  const set = files.flatMap((text) => [...text.matchAll(/(--mala-[\w-]+)['"]?[:,]/g)]);
  const known = new Set(set.map(([, name]) => name));
  expect([...new Set(used.map(([, name]) => name))].filter((name) => !known.has(name))).toEqual([]);
});

test('every ground is a colour of the themes, which are dark where dark pages are preferred', () => {
  const files = globSync('**/*.module.css', { cwd: APP });
  // over photos, light or dark
  const overPhotos = /background: rgb\(20 10 10 \/|background: #1a0f0d/;
  const literal = /background(-color)?: [^;]*(#\w{3}|\bwhite|\brgb)/;
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => literal.test(line) && !overPhotos.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual(['ui/dialog.module.css: background: rgb(0 0 0 / 60%);']);
});

test('no query needs a browser of 2022 or later, as ranges do: an older one drops its rules', () => {
  const files = globSync('**/*.css', { cwd: APP });
  expect(files.filter((file) => /@media[^{]*[<>]/.test(read(file)))).toEqual([]);
});

test('our scripts come before every system font, after which Chromium draws boxes for them; on English pages they are not', () => {
  const sheet = read('theme/global.css');
  const stacksOf = (selector: string) => {
    const [, rule = ''] = `\n${sheet}`.split(`\n${selector} {\n`);
    const own = rule.slice(0, rule.indexOf('}'));
    return [...own.matchAll(/--mala-(?:sans|serif):\s+([^;]+);/g)].map(([, stack]) => stack);
  };
  expect(stacksOf(':root')).toEqual([
    'system-ui, sans-serif',
    expect.not.stringMatching(/Mala|Tamil|Devanagari/),
  ]);
  const ours = expect.stringMatching(/^"Mala Own", "Mala Tamil", "Mala Devanagari", /);
  expect(stacksOf(':root:not(:lang(en))')).toEqual([ours, ours]);
});
