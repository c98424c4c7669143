import { expect, test } from 'vitest';
import type { CommunityTheme } from './brand/themes.ts';
import { themes } from './brand/themes.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function pairs({ brand, accent, paper, ink }: CommunityTheme): [string, string, string][] {
  return [
    ['text on the page', ink, paper],
    ['links on the page', brand[6], paper],
    ['links on a tinted ground', brand[6], brand[0]],
    ['titles on the page', brand[7], paper],
    ['the name in its own script', accent[7], '#ffffff'],
    ['the name in its own script on the page', accent[7], paper],
    ['text of buttons', '#ffffff', brand[6]],
    ['text of the footer', '#ffffff', brand[8]],
    ['the banner of a demonstration', ink, accent[2]],
    ['faults on the page', '#a3121c', paper],
  ];
}

for (const theme of Object.values(themes)) {
  test.each(pairs(theme))(`${theme.name}: %s can be read`, (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
}
