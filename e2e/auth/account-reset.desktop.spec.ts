import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

test('the login leads to the reset, and so does a former URL', async ({ page }) => {
  await page.goto('/marathimala/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/marathimala/password/reset');
  await page.goto('/reset_password/');
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
});

test('the site of the last visit is the default', async ({ page }) => {
  await page.goto('/signup/marathimala');
  const signup = new FormPage(page);
  await signup.submit('Register');
  // the page stood before its scripts came; they are what remembers the site
  await expect(signup.summary).toBeVisible();
  await page.goto('/password/reset');
  await touchFirst(page);
  await expect(new FormPage(page).select('Community')).toHaveValue('marathimala');
});

test('values entered before the scripts have loaded stay', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/tamilmala/password/reset', { waitUntil: 'commit' });
  const form = new FormPage(page);
  await form.fill('Mobile number', '9876501234');
  await form.birthDate('14', 'May', '1998');
  scripts.resolve();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  await form.choose('Community', 'Marathi Mala');
  await expect(form.text('Mobile number')).toHaveValue('9876501234');
  await expect(form.select('Day')).toHaveValue('14');
  await expect(form.select('Month')).toHaveValue('05');
  await expect(form.select('Year')).toHaveValue('1998');
});
