import type { Page } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import { BARE } from '../support/sites.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const NAMES = [
  'Search Profile',
  'Shortlist',
  'Saved searches',
  /^My Profile \(MF\d{6}\)$/,
  'Packages',
  'Subscription',
  /^Help/,
  'Log Out',
];

test('the menu leads everywhere, and says where one is', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', approved: true });
  await people.giveSilver(member);
  await visitAs(member, '/profile/search');
  await expect(menu(page).getByRole('link')).toHaveText(NAMES);
  const here = menu(page).locator('[aria-current=page]');
  await expect(here).toHaveText('Search Profile');
  await menu(page).getByRole('link', { name: 'Shortlist' }).click();
  await expect(page).toHaveURL('/profile/search?shortlist=true');
  await expect(here).toHaveText('Shortlist');
  await expect(page.getByText('No profiles fit')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Packages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade' })).toBeVisible();
  await expect(here).toHaveText('Packages');
  await menu(page).getByRole('link', { name: 'Subscription' }).click();
  await expect(page.getByText('PENDING PROFILES')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /^Help/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
});

for (const [standing, { approved, without }, says] of [
  ['approved', { approved: true, without: [] }, 'Your profile is approved'],
  ['pending', { approved: false, without: [] }, 'Your profile is being verified'],
  ['incomplete', { approved: false, without: ['family'] }, 'Your profile is not complete yet'],
] as const)
  test(`${standing}: one’s standing stands on My Profile`, async ({ page, people, visitAs }) => {
    await visitAs(await people.register({ domain: 'marathimala', approved, without }), '/');
    await page.goto('/profile/edit/basic');
    await expect(page.getByText(says)).toBeVisible();
  });

test('a sign-in leads to a page that says one’s standing', async ({ page, people }) => {
  await logIn(page, await people.register({ domain: 'tamilmala', approved: true }));
  await expect(page.getByText('Your profile is approved')).toBeVisible();
});

test('help answers what families ask, and says how to reach the office', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/register-upgrade');
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7);
  await expect(page.getByRole('link', { name: /^Write on WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expectAccessible(page);
});

test.describe('a site without a number', () => {
  test.use({ server: async ({ bareSite }, use) => use(bareSite), keepsPage: false });
  test('has the same help in its menu', async ({ page, people, visitAs }) => {
    await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/search');
    await menu(page).getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    const mail = page.getByRole('link', { name: `Write to ${BARE.GRIEVANCE_EMAIL}` });
    await expect(mail).toHaveAttribute('href', /^mailto:office@example\.in/);
  });
});
