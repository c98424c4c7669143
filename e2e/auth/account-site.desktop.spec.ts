import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { signUp } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

test.use({ keepsPage: false });

const CONSENT = 'You may count my registration for advertising. Nothing about me is sent.';

test('a host with a community does not ask for it, and a reset uses its own', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/password/reset`);
  const form = new FormPage(page);
  await form.fill('Mobile number', '9876501234');
  await form.birthDate('14', 'May', '1998');
  await expect(form.select('Community')).toHaveCount(0);
  const sent = page.waitForRequest('**/api/password/reset');
  await form.submit('Send the link');
  expect((await sent).postDataJSON()).toMatchObject({ domain: 'tamilmala' });
});

for (const wanted of [true, false]) {
  test(`a signup is counted elsewhere only by its own tick: ${wanted}`, async ({ page }) => {
    await page.goto('/signup/marathimala');
    const consent = page.getByRole('checkbox', { name: CONSENT });
    await expect(consent).not.toBeChecked();
    if (wanted) await consent.check();
    const sent = page.waitForRequest('**/api/signup');
    await signUp(page, { user_name: 'Sundaram', mobile_no: freshMobile(), password: PASSWORD });
    await expect(page).toHaveURL('/profile/register/basic');
    expect((await sent).postDataJSON()).toMatchObject({ conversion_consent: wanted });
  });
}
