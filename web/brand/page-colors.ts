import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeName } from '../app/theme/theme-name.ts';

const SHEETS = { light: ['colors', 'global'], dark: ['colors', 'global', 'dark'] } as const;

export type Scheme = keyof typeof SHEETS;

export const SCHEMES = Object.keys(SHEETS) as Scheme[];

function read(sheet: string): string {
  return readFileSync(join(import.meta.dirname, `../app/theme/${sheet}.css`), 'utf8');
}

/** The values of a community's colours as the style sheets state them, by their names without `--mala-`. */
function statedFor(name: ThemeName, scheme: Scheme): Map<string, string> {
  const css = SHEETS[scheme].map(read).join('');
  const stated = new Map<string, string>();
  for (const [, selectors = '', block = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g))
    if (/:root|\[data-community\]/.test(selectors) || selectors.includes(`"${name}"`))
      for (const [, key = '', value = ''] of block.matchAll(/--mala-([\w-]+): ([^;]+);/g))
        stated.set(key, value);
  return stated;
}

/** Red, green and blue of a colour like #a81d31, from 0 to 255. */
export function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function mixed(one: string, share: number, other: string): string {
  const rest = channelsOf(other);
  const bytes = channelsOf(one).map((byte, at) =>
    Math.round((byte * share + (rest[at] ?? 0) * (100 - share)) / 100),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Looks up what a page of a community shows for `color('brand-6')`, like #a81d31: names of other colours are followed,
 * and mixtures mixed, as browsers do. Throws for an unknown name.
 */
export function pageColors(name: ThemeName, scheme: Scheme): (key: string) => string {
  const stated = statedFor(name, scheme);
  function resolve(value: string): string {
    const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
    if (mix) return mixed(resolve(mix[1] ?? ''), Number(mix[2]), resolve(mix[3] ?? ''));
    const other = /^var\(--mala-([\w-]+)\)$/.exec(value)?.[1];
    if (other) return color(other);
    if (value === 'white') return '#ffffff';
    return value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
  }
  function color(key: string): string {
    const value = stated.get(key);
    if (!value) throw new Error(`no page has the colour ${key}`);
    return resolve(value);
  }
  return color;
}
