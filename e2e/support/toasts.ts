import type { Locator, Page } from '@playwright/test';

/** A toast that says no fault, by a text in it. */
export function quietToast(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: 'Messages' })
    .getByRole('status')
    .filter({ hasText: text });
}

/** The code of toasts comes with the first touch or key; offline it could not. */
export async function fetchToaster(page: Page): Promise<void> {
  const toaster = page.waitForResponse(/toaster.*\.js/);
  await page.keyboard.press('Shift');
  await toaster;
}
