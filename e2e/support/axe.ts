import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

// axe's own source is the long one, which each page would read anew
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// includes target size (2.2), which axe omits by default
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** They take as long as all others together, and find the same in every language. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The rules about colours, or all others. */
export type Part = 'colours' | 'structure';

const rulesOf = (part?: Part) => ({
  runOnly: part === 'colours' ? COLOURS : TAGS,
  rules:
    part === 'structure' ? Object.fromEntries(COLOURS.map((id) => [id, { enabled: false }])) : {},
});

/**
 * All violations that axe-core finds on the current page, or those of a part of its rules: `rule: places`. It is loaded
 * into a page once, and reports only violations: full reports of hundreds of states take minutes. What a toast covers
 * has not its size for the seconds that it is there, which is left out.
 */
export async function axeFaults(page: Page, part?: Part): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(async (rules) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const found = await runner.run({
      ...rules,
      resultTypes: ['violations'],
      elementRef: true,
    });
    const toasts = [
      ...document.querySelectorAll('section[aria-live] :is([role=alert], [role=status])'),
    ];
    const isCovered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return toasts.some((toast) => {
        const over = toast.getBoundingClientRect();
        const meets =
          over.left < right && left < over.right && over.top < bottom && top < over.bottom;
        return meets && !toast.contains(element);
      });
    };
    return found.violations
      .map(({ id, nodes }) => ({
        id,
        places: nodes
          .filter(({ element }) => id !== 'target-size' || !(element && isCovered(element)))
          .map(({ target }) => target.join(' ')),
      }))
      .filter(({ places }) => places.length > 0);
  }, rulesOf(part));
  return violations.map(({ id, places }) => `${id}: ${places.join(' | ')}`);
}
