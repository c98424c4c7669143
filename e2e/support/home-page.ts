import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The title of the happy marriages. */
export const marriagesOf = (page: Page) => page.getByRole('heading', { name: 'Happy marriages' });

/** The home page without faces and marriages: it reads well, and says no fault. */
export async function expectNobody(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Featured profiles' })).toHaveCount(0);
  await expect(marriagesOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Register now' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
