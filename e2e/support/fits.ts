import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the screen. */
export async function expectNoSideScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, `sideways on ${page.url()}`).toBeLessThanOrEqual(0);
}
