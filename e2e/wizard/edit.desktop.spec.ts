import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

const STEPS = ['basic', 'personal', 'work', 'photo', 'family', 'horoscope'] as const;

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Profile steps' }).getByRole('link');
}

test('the list beside the steps ends with the account and the subscription', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/work');
  await expect(tabs(page)).toHaveText([
    'Basic info',
    'Personal',
    'Education and work',
    'Photos',
    'Family',
    'Astro',
    'Change Password',
    'Devices',
    'What we look for',
    'Biodata',
    'Mails',
    'Notifications',
    'Looks at my contact',
    'Pause, corrections',
    'Subscription',
  ]);
  await expect(tabs(page).filter({ hasText: 'Education' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Family complete' })).toBeVisible();
});

test('Subscription leads to the packages until there is one, then to it', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala', approved: true });
  await visitAs(member, '/profile/edit/work');
  const subscription = tabs(page).filter({ hasText: 'Subscription' });
  await expect(subscription).toHaveAttribute('href', '/upgrade');
  await people.giveSilver(member);
  await page.reload();
  await subscription.click();
  await expect(page).toHaveURL('/subscription');
});

for (const mode of ['register', 'edit'] as const) {
  test(`Back leads through the steps of ${mode} to the first, which has none`, async ({
    page,
    people,
    visitAs,
  }) => {
    const member = await people.register({ domain: 'tamilmala' });
    await visitAs(member, `/profile/${mode}/horoscope`);
    const back = page.getByRole('link', { name: 'Back', exact: true });
    for (const [place, step] of [...STEPS.entries()].slice(0, -1).toReversed()) {
      await back.click();
      await expect(page).toHaveURL(`/profile/${mode}/${step}`);
      // the page follows its address
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Step ${place + 1}/6`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Basic info/);
    await expect(back).toHaveCount(0);
  });
}

test('the last step leads back to the first in edit mode', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/edit/horoscope');
  await new FormPage(page).submit('Update Horoscope');
  await expect(page).toHaveURL('/profile/edit/basic');
});

async function changePassword(page: Page, old: string, next: string, again = next): Promise<void> {
  await page.getByLabel('Present password', { exact: true }).fill(old);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
}

test('a change of password ends every other session and says so', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const { mobile_no, password } = member;
  const elsewhere = await people.call(login, { body: { mobile_no, password } });
  await visitAs(member, '/password/change');
  await changePassword(page, password, 'a new and better one');
  const toast = page.getByRole('status').filter({ hasText: 'Password' });
  await expect(toast).toContainText('Your password has been successfully updated...');
  await expect(page).toHaveURL('/');
  await expect(people.call(me, { token: elsewhere.token })).rejects.toThrow('401');
  await people.call(me, { token: member.token });
  await people.call(login, { body: { mobile_no, password: 'a new and better one' } });
});
