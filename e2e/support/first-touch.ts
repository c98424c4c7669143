import { expect, type Page } from '@playwright/test';

/** Touches a public page after its load, and waits until its scripts have hydrated it. */
export async function touchFirst(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-live');
}
