import { HOME } from '../../server/test/factories/home-contents.ts';
import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerHome } from '../support/home-contents.ts';
import { expectNobody, marriagesOf } from '../support/home-page.ts';

test('the page reads well where faces and marriages cannot be had', async ({ page }) => {
  await answerHome(page, 500);
  await page.goto('/tamilmala');
  await touchFirst(page);
  await expectNobody(page);
});

test('a row is shown only if somebody is featured in it', async ({ page }) => {
  await answerHome(page, { ...HOME, grooms: [] });
  await page.goto('/tamilmala');
  await expect(page.getByRole('list', { name: 'Brides' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Grooms' })).toHaveCount(0);
});

test('the faces and the marriage in the HTML stay if the rest fails to load', async ({ page }) => {
  await answerHome(page, HOME);
  await page.route('**/api/home?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/tamilmala');
  await expect(page.getByRole('list', { name: 'Brides' }).getByRole('listitem')).toHaveCount(6);
  const failed = page.waitForResponse('**/api/home?*');
  await touchFirst(page);
  await failed;
  await marriagesOf(page).scrollIntoViewIfNeeded();
  // no space is reserved for marriages that failed to load
  await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0);
  await expect(page.getByText('Kavitha and Arun, Madurai, May 2026')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Brides' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Grooms' }).getByRole('listitem')).toHaveCount(6);
});
