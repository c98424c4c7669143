import { expect, type Page } from '@playwright/test';

/** Waits for a page, whichever it is, and not for its loading state. */
export async function expectArrived(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: /^(?!Loading)/ });
  await expect(heading.first()).toBeVisible();
}
