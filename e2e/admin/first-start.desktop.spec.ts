import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { ADMIN, type Server, startServer } from '../support/server.ts';

let site: Server;
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: as Playwright has it
  server: async ({}, use) => {
    site = await startServer({ ADMIN_MOBILE: '', ADMIN_PASSWORD: '' });
    await use(site);
    await site.stop();
  },
});

test('from the first start to the first price: an owner sets what members then see', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const address = site.firstStart ?? '';
  const form = new FormPage(page);
  const become = async () => {
    await page.goto(address);
    await form.fill('Your name', 'Revathi');
    await form.fill('Mobile number', ADMIN.mobile_no);
    await form.fill('Password', ADMIN.password);
    await form.fill('Password again', ADMIN.password);
    await page.getByRole('button', { name: 'Become the owner' }).click();
  };

  await test.step('the printed address makes the owner, who is offered a second step', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await become();
    await expect(page).toHaveURL(/\/second-step$/);
    await page.getByRole('link', { name: 'Not now: to the office' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step('it works once', async () => {
    await become();
    await expect(page.getByText('This address has ended')).toBeVisible();
  });

  const left = page.getByRole('list', { name: 'What the site needs' });
  await test.step('the desk says what is left, and leads to where it is set', async () => {
    await page.goto('/admin');
    await expectAccessible(page);
    await left.getByRole('link', { name: 'Set: A way to pay: Tamil Mala' }).click();
    const ways = page.getByRole('region', { name: 'Ways to pay', exact: true });
    await page.getByRole('button', { name: 'Change: Ways to pay' }).click();
    await ways.getByLabel('UPI id').fill('tamil@okbank');
    await expectAccessible(page);
    await ways.getByRole('button', { name: 'Save' }).click();
    await expect(ways.getByText('Set by Revathi')).toBeVisible();
    await page.goto('/admin');
    await expect(left).toBeVisible();
    await expect(left.getByRole('link', { name: 'Set: A way to pay: Tamil Mala' })).toBeHidden();
  });

  const member = await people.register({ domain: 'tamilmala', approved: true });
  await test.step('a member sees it, and another price as soon as it is saved', async () => {
    await visitAs(member, '/upgrade');
    await expect(page.getByText('tamil@okbank')).toBeVisible();
    await expect(page.getByText('Rs. 599').first()).toBeVisible();
    await visitAs({ token: await people.newAdminToken() }, '/admin/settings?domain=tamilmala');
    const prices = page.getByRole('region', { name: 'Packages and prices', exact: true });
    await page.getByRole('button', { name: 'Change: Packages and prices' }).click();
    await prices.getByLabel('Silver: price in rupees').fill('700');
    await expect(prices.getByText('Rs. 700')).toBeVisible();
    await prices.getByRole('button', { name: 'Save' }).click();
    await expect(prices.getByText('Set by Revathi')).toBeVisible();
    await visitAs(member, '/upgrade');
    await expect(page.getByText('Rs. 700').first()).toBeVisible();
    await expect(page.getByText('Rs. 599')).toHaveCount(0);
  });
});
