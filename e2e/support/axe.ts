import type { Page } from '@playwright/test';
import axe from 'axe-core';

// includes target size (2.2), which axe omits by default
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * All violations that axe-core finds on the current page: `rule: places`. It is loaded into a page once, and
 * reports only violations: full reports of hundreds of states take minutes.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const found = await runner.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => ({
      id,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  }, RULES);
  return violations.map(({ id, places }) => `${id}: ${places.join(' | ')}`);
}
