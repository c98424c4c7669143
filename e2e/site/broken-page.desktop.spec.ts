import { expect, test } from '../support/fixtures.ts';
import { Look, PHONE } from '../support/look.ts';

test.use({ viewport: PHONE });

const PACKAGES = '**/api/packages?*';

test('a page that breaks says so, and may be tried again or left', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const look = new Look(page, expectAccessible);
  const broken = page.getByText('This page stopped working. What you saved is safe.');
  // a reply that makes the page crash
  await page.route(PACKAGES, (route) => route.fulfill({ json: { packages: null, payment: null } }));
  await visitAs(await people.register({ domain: 'tamilmala' }), '/upgrade');
  await look.atBothWidths(broken);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong...');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(broken).toHaveCount(0);

  await page.goto('/upgrade');
  await expect(broken).toBeVisible();
  await page.unroute(PACKAGES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Silver' })).toBeVisible();
});
