import { expect, type Page } from '@playwright/test';

/** Touches a public page that just came, as a person does, and waits until its scripts have taken over. */
export async function touchFirst(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-live');
}
