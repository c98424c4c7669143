import { expect, type Page } from '@playwright/test';
import { HOME } from '../../server/test/factories/home-contents.ts';
import { touchFirst } from './first-touch.ts';
import { answerHome } from './home-contents.ts';

/** The happy marriages of the home page. */
export const carouselOf = (page: Page) =>
  page.getByRole('region', { name: 'Photos of happy marriages' });
/** Which photo is in sight. */
export const position = (page: Page) => carouselOf(page).getByText(/^\d of 3$/);

/** Opens a home page with three marriages and goes to them. */
export async function openCarousel(page: Page): Promise<void> {
  await answerHome(page, HOME);
  await page.goto('/tamilmala');
  await touchFirst(page);
  await position(page).scrollIntoViewIfNeeded();
  await expect(position(page)).toHaveText('1 of 3');
}

/** Waits until the photos move by themselves: then they are not read out. */
export async function expectMoving(page: Page): Promise<void> {
  await expect(position(page)).toHaveAttribute('aria-live', 'off');
}
