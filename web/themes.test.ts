import { expect, test } from 'vitest';
import { channelsOf, pageColors, SCHEMES } from './brand/page-colors.ts';
import { themes } from './brand/themes.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'surface', 'brand-0'];
const on = (grounds: readonly string[], ...texts: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

/** Texts and their grounds as the pages combine them. */
const PAIRS = [
  ...on(GROUNDS, 'ink', 'ink-soft', 'brand-6', 'brand-7', 'fault', 'good'),
  // the name in its own script
  ...on(['paper', 'surface'], 'accent-7'),
  // heads of tables, chips under the pointer
  ...on(['brand-1'], 'ink', 'brand-6', 'brand-7'),
  // warnings, the banner of a demonstration
  ...on(['accent-0', 'accent-2'], 'ink'),
  ...on(['accent-0'], 'brand-6'),
  ...on(['fault-ground'], 'ink', 'fault', 'brand-6'),
  ...on(['good-ground'], 'ink', 'good', 'brand-6'),
  // buttons, the present tab and step, also under the pointer
  ...on(['brand-6', 'brand-8'], 'on-brand'),
];

for (const { name } of Object.values(themes))
  for (const scheme of SCHEMES) {
    const color = pageColors(name, scheme);

    test.each(PAIRS)(`${name}, ${scheme}: %s can be read on %s`, (text, ground) => {
      expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
    });

    test.each(['band', 'foot'])(`${name}, ${scheme}: white can be read on %s`, (ground) => {
      expect(contrast('#ffffff', color(ground))).toBeGreaterThanOrEqual(4.5);
    });

    // WCAG 1.4.11: edges of fields, the outline of what has the focus
    test.each(on(['paper', 'surface'], 'line', 'brand-6', 'fault'))(
      `${name}, ${scheme}: %s stands out from %s`,
      (edge, ground) => {
        expect(contrast(color(edge), color(ground))).toBeGreaterThanOrEqual(3);
      },
    );
  }

test.each(Object.values(themes))('dark pages of $name are dark', ({ name }) => {
  const color = pageColors(name, 'dark');
  for (const ground of [...GROUNDS, 'brand-1', 'accent-0', 'accent-2', 'fault-ground'])
    expect(luminance(color(ground)), ground).toBeLessThan(0.08);
});
