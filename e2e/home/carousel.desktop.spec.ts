import { CAPTIONS, HOME } from '../../server/test/factories/home-contents.ts';
import { carouselOf, expectMoving, openCarousel, position } from '../support/carousel.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerHome } from '../support/home-contents.ts';

test.use({ keepsPage: false });

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the marriages are gone through by keys', async ({ page }) => {
    await openCarousel(page);
    await carouselOf(page).getByRole('list').focus();
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
      ['End', 3],
    ] as const) {
      await page.keyboard.press(key);
      await expect(position(page)).toHaveText(`${place} of 3`);
      await expect(page.getByText(CAPTIONS[place - 1] ?? '')).toBeInViewport();
    }
    await expect(position(page)).toHaveAttribute('aria-live', 'polite');
  });

  test('the marriages are gone through by buttons, which say where the ends are', async ({
    page,
  }) => {
    await openCarousel(page);
    const previous = page.getByRole('button', { name: 'Previous photo' });
    const next = page.getByRole('button', { name: 'Next photo' });
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(position(page)).toHaveText('2 of 3');
    await next.click();
    await expect(position(page)).toHaveText('3 of 3');
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(position(page)).toHaveText('2 of 3');
  });

  test('they never move by themselves, so there is nothing to pause', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await page.clock.runFor('01:00');
    await expect(position(page)).toHaveText('1 of 3');
    await expect(page.getByRole('button', { name: /Pause|Play/ })).toHaveCount(0);
  });

  test('a swipe tells where one is', async ({ page }) => {
    await openCarousel(page);
    const track = carouselOf(page).getByRole('list');
    // what a swipe does: the browser scrolls the row, and it stops at a photo
    await track.evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.8 }));
    await expect(position(page)).toHaveText('2 of 3');
    await expect
      .poll(() => track.evaluate((row) => row.scrollLeft / row.clientWidth))
      .toBeCloseTo(1, 1);
  });

  test('one marriage alone needs no buttons', async ({ page }) => {
    await answerHome(page, { ...HOME, marriages: HOME.marriages.slice(0, 1) });
    await page.goto('/tamilmala');
    await expect(page.getByText(CAPTIONS[0] ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the marriages move on slowly, from the last to the first', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    for (const place of [2, 3, 1]) {
      await expectMoving(page);
      await page.clock.runFor('00:07');
      await expect(position(page)).toHaveText(`${place} of 3`);
    }
  });

  test('they stop when they are told to, and go on when they are told to', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await expectMoving(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor('01:00');
    await expect(position(page)).toHaveText('1 of 3');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Pause' }).blur();
    await expectMoving(page);
    await page.clock.runFor('00:07');
    await expect(position(page)).toHaveText('2 of 3');
  });

  test('they wait while the focus is in them', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await expectMoving(page);
    const list = carouselOf(page).getByRole('list');
    await list.focus();
    await expect(position(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor('01:00');
    await expect(position(page)).toHaveText('1 of 3');
    await list.blur();
    await expectMoving(page);
  });

  test('they wait while the tab is hidden', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await expectMoving(page);
    const turn = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibility,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await expect(position(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor('01:00');
    await expect(position(page)).toHaveText('1 of 3');
    await turn('visible');
    await expectMoving(page);
  });

  test('whoever takes over by the buttons keeps the photo', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expect(position(page)).toHaveText('2 of 3');
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Next photo' }).blur();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor('01:00');
    await expect(position(page)).toHaveText('2 of 3');
  });
});
