import { carouselOf, expectMoving, openCarousel, position } from '../support/carousel.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ keepsPage: false });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the marriages wait while the pointer is over them', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await expectMoving(page);
  await carouselOf(page).getByRole('list').hover();
  await expect(position(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor('01:00');
  await expect(position(page)).toHaveText('1 of 3');
  await page.mouse.move(0, 0);
  await expectMoving(page);
});
