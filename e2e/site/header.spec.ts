import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';

/** The text of the focused element if the header covers its top. */
function textBehindHeader(): string | null {
  const focused = document.activeElement;
  const header = document.querySelector('header');
  if (!focused || !header || focused === document.body || header.contains(focused)) return null;
  const isBehind = focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
  return isBehind ? focused.textContent : null;
}

const LANDSCAPE = { width: 740, height: 360 };

test('the header shrinks as the page is scrolled, and nothing else moves', async ({ page }) => {
  await page.goto('/view/terms');
  const header = page.getByRole('banner');
  const place = () =>
    header.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom, name: element.querySelector('a + div > a')?.getBoundingClientRect() };
    });
  const before = await place();
  expect(before.top).toBe(0);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      document.body.dataset.moved = String(list.getEntries().length);
    }).observe({ type: 'layout-shift' });
  });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const after = await place();
  expect(after.bottom).toBeGreaterThan(44);
  expect(after.bottom).toBeLessThan(before.bottom - 20);
  expect(after.name?.top).toBeGreaterThanOrEqual(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-moved');
});

test('the menu opens over a scrolled page, which stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/view/terms');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('it takes at most a quarter of a low window, and leaves a very low one', async ({ page }) => {
  for (const size of [LANDSCAPE, { width: 640, height: 400 }, { width: 320, height: 256 }]) {
    await page.setViewportSize(size);
    await page.goto('/tamilmala/view/terms');
    const height = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(height, `${size.width} by ${size.height}`).toBeLessThanOrEqual(size.height / 4);
  }
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('what has the focus stands below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/view/terms');
  await touchFirst(page);
  await page.keyboard.press('End');
  const end = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await expect(end).toBeInViewport({ ratio: 1 });
  await end.focus();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(textBehindHeader)).toBe(null);
  }
});
