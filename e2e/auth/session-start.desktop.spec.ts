import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { logIn } from '../support/account.ts';
import { expect, test } from '../support/fixtures.ts';
import type { People, Person } from '../support/people.ts';
import { ADMIN } from '../support/server.ts';

async function setStatus(people: People, { user_id }: Person, status: number, reason?: string) {
  await people.call(changeStatus, {
    token: await people.adminToken(),
    params: { id: user_id },
    body: { profile_id: user_id, status, ...(reason && { reason }) },
  });
}

test.describe('a login without a page to return to leads', () => {
  test('whoever has not finished to the next open step', async ({ page, people }) => {
    await logIn(page, await people.signUp('tamilmala'));
    await expect(page).toHaveURL('/profile/register/basic');
    const without = ['family', 'horoscope'] as const;
    const member = await people.register({ domain: 'marathimala', without });
    await page.goto('/logout');
    await expect(page).toHaveURL('/tamilmala');
    await logIn(page, member);
    await expect(page).toHaveURL('/profile/register/family');
  });

  test('a pending and an approved member to the search', async ({ page, people }) => {
    for (const approved of [false, true]) {
      await logIn(page, await people.register({ domain: 'marathimala', approved }));
      await expect(page).toHaveURL('/profile/search');
      await page.goto('/logout');
      await expect(page).toHaveURL('/marathimala');
    }
  });

  test('a refused member to the reason and what to do', async ({ page, people }) => {
    const member = await people.register({ domain: 'tamilmala' });
    await setStatus(people, member, 500, 'The photo shows somebody else.');
    await logIn(page, member);
    await expect(page).toHaveURL('/forbidden');
    await expect(page.getByText('The photo shows somebody else.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look at my profile' })).toBeVisible();
  });

  test('whoever has married to what that means', async ({ page, people }) => {
    const member = await people.register({ domain: 'tamilmala', approved: true });
    await setStatus(people, member, 300);
    await logIn(page, member);
    await expect(page).toHaveURL('/forbidden');
  });

  test('an administrator to the desk, and after the logout to the home page', async ({ page }) => {
    await logIn(page, ADMIN);
    await expect(page).toHaveURL('/admin');
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a host of its own', () => {
  test.use({ keepsPage: false });

  test('a logout leads to its home page', async ({ page, people, server }) => {
    const host = server.url.replace('127.0.0.1', 'localhost');
    const member = await people.register({ domain: 'tamilmala' });
    await page.goto(`${host}/login`);
    await page.getByLabel('Mobile number').fill(member.mobile_no);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`${host}/profile/search`);
    await page.getByRole('link', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(`${host}/`);
    await expect(page.locator('html')).toHaveAttribute('data-community', 'tamilmala');
  });
});
