import { me } from '@mala/contract/auth/me.ts';
import { sendLogin } from '../support/account.ts';
import { freshCorner } from '../support/corners.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { SearchPage } from '../support/search-page.ts';

test.use({ keepsPage: false });

// people have a cache of whole pages: Playwright turns it off, and only the whole Chromium has one
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: process.env.CHROMIUM_PATH,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('logging out shows a toast, and Back shows nothing private', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', name: 'Yazhini' });
  await visitAs(member, '/profile/edit/basic');
  const name = new FormPage(page).text('Bride/Groom Name');
  await expect(name).toHaveValue('Yazhini');
  await page.getByRole('link', { name: 'Log Out' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'See you soon!' });
  await expect(toast).toContainText('You have logged out successfully...');
  await expect(page).toHaveURL('/tamilmala');
  await expect(people.call(me, { token: member.token })).rejects.toThrow('401');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(name).toHaveCount(0);
  await expect(page.getByText('Yazhini')).toHaveCount(0);
});

test('so does Back to a page from the back/forward cache', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', name: 'Yazhini' });
  await visitAs(member, '/profile/edit/basic');
  const name = new FormPage(page).text('Bride/Groom Name');
  await expect(name).toHaveValue('Yazhini');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.goto('/logout');
  await expect(page).toHaveURL('/tamilmala');
  // a page restored from that cache fires no load event
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  await expect(name).toHaveCount(0);
  await expect(page.getByText('Yazhini')).toHaveCount(0);
});

test('the next person sees no data of the former one', async ({ page, people, visitAs }) => {
  const { query, ...corner } = freshCorner('tamilmala');
  const groom = await people.register({
    domain: 'tamilmala',
    gender: 'male',
    name: 'Arjun of the first list',
    approved: true,
    ...corner,
  });
  const bride = () => people.register({ domain: 'tamilmala', approved: true });
  const [one, other] = [await bride(), await bride()];
  await visitAs(one, `/profile/search?${query}`);
  await expect(new SearchPage(page).card(groom)).toBeVisible();
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/tamilmala');
  await page.route('**/api/profile/recent/1', () => undefined);
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await sendLogin(page, other);
  await expect(page).toHaveURL('/profile/search');
  const asked = page.waitForRequest('**/api/profile/recent/1');
  await page.goBack();
  await page.goBack();
  await page.getByRole('link', { name: 'Search Profile' }).first().click();
  await asked;
  await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toBeVisible();
  await expect(page.getByText(groom.user_name)).toHaveCount(0);
});
