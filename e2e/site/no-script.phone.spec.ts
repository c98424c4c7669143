import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const [start, site] of [
  ['/tamilmala', 'Tamil Mala'],
  ['/marathimala', 'Marathi Mala'],
] as const) {
  test(`${site} can be read without scripts`, async ({ page }) => {
    await page.goto(start);
    await expect(page).toHaveTitle(`Home · ${site}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Find a life partner within your community',
    );
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Login' })
      .click();
    await expect(page).toHaveURL(`${start}/login`);
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();

    const about = page.getByRole('navigation', { name: 'About this site' });
    await about.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(`${start}/view/terms`);
    await expect(page.getByText('Version of 22 November 2026')).toBeVisible();
    await expect(page.getByText('The office of this site')).toBeVisible();

    await about.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(`${start}/view/privacy`);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Grievance officer' }).click();
    const officer = page.getByRole('region', { name: 'Grievance officer' });
    await expect(officer).toBeInViewport();
    await expect(officer.getByRole('link', { name: 'no-reply@localhost' })).toHaveAttribute(
      'href',
      'mailto:no-reply@localhost',
    );
    await page.getByRole('banner').getByRole('link', { name: site }).click();
    await expect(page).toHaveURL(start);
  });
}

test('the choice of community works without scripts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Go to Marathi Mala' }).click();
  await expect(page).toHaveURL('/marathimala');
  await expect(page).toHaveTitle('Home · Marathi Mala');
});

test('the forms say that they need JavaScript', async ({ page }) => {
  for (const path of ['/login', '/signup', '/password/reset']) {
    await page.goto(path);
    const word = page.locator('form noscript p');
    await expect(word, path).toBeVisible();
    await expect(word, path).toContainText('This form needs JavaScript.');
  }
});
