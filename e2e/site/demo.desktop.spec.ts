import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { expectArrived } from '../support/arrived.ts';
import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ server: async ({ demonstration }, use) => use(demonstration) });
// in one worker, since each would start a server of its own
test.describe.configure({ mode: 'default' });

const ROLES = [
  'Administrator',
  'Reviewer',
  'Cashier',
  'Helper',
  'Paying member',
  'Free member',
  'Pending member',
  'Incomplete member',
];
const PUBLIC = ['/', '/signup', '/view/terms', '/view/privacy', '/no/such/page'];
const MEMBER = ['/profile/search', '/profile/edit/basic', '/upgrade', '/subscription'];

test('the demonstration gives its sign-ins away, and says on every page what it is', async ({
  page,
  expectAccessible,
}) => {
  const banner = page.getByText('This is a demonstration: every person here is made up');
  const expectBanner = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expectArrived(page);
      await expect(banner).toBeVisible();
    }
  };
  const signIns = page.getByRole('main').getByRole('listitem');
  const mobile = page.getByLabel('Mobile number');
  const password = page.getByLabel('Password', { exact: true });

  await test.step('the sign-ins, each of which fills the form', async () => {
    await page.goto('/login');
    await expect(banner).toBeVisible();
    await expect(signIns).toHaveCount(ROLES.length * DOMAINS.length);
    for (const role of ROLES) await expect(signIns.filter({ hasText: role })).toHaveCount(2);
    await touchFirst(page);
    for (const one of await signIns.all()) {
      await one.getByRole('button', { name: /^Use this/ }).click();
      await expect(one).toContainText(await mobile.inputValue());
      await expect(one).toContainText(await password.inputValue());
    }
    await expectAccessible(page);
  });

  const signIn = async (role: string) => {
    await page.goto('/login');
    await signIns.filter({ hasText: role }).first().getByRole('button').click();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login$/);
  };

  await test.step('a paying member finds faces', async () => {
    await expectBanner(PUBLIC);
    await signIn('Paying member');
    await expectBanner(MEMBER);
    await page.goto('/profile/search');
    const card = page.getByRole('article').first();
    await expect(card.getByRole('img', { name: /^Photo of/ })).toBeVisible();
    await card.getByRole('link').click();
    await expect(page.getByRole('button', { name: 'View Contact' })).toBeVisible();
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/tamilmala');
  });

  await test.step('an administrator finds profiles of every status', async () => {
    await signIn('Administrator');
    await page.getByRole('link', { name: 'Profiles', exact: true }).click();
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    await expect(banner).toBeVisible();
  });
});

test('a sign-in that was pressed before the scripts came is in the form that was sent after it', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/login');
  const paying = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Paying member' });
  await paying.first().getByRole('button').dblclick();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  resolve();
  await expect(page).toHaveURL('/profile/search');
});
