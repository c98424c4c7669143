import { me } from '@mala/contract/auth/me.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { Person } from '../support/people.ts';
import { quietToast } from '../support/toasts.ts';

function devices(page: Page) {
  return page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
}

function another({ mobile_no, password }: Person) {
  return { body: { mobile_no, password } };
}

test('every device is listed, this one first, and another one is signed out', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const { token } = await people.call(login, another(member));
  await visitAs(member, '/sessions');
  await expect(devices(page)).toHaveCount(2);
  await expect(devices(page).first()).toContainText('This device');
  await expect(devices(page).first().getByRole('button')).toHaveCount(0);
  await devices(page)
    .last()
    .getByRole('button', { name: /^Sign out / })
    .click();
  await expect(quietToast(page, 'The device has been signed out.')).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByText('You are not logged in anywhere else.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your devices' })).toBeFocused();
  await expect(people.call(me, { token })).rejects.toThrow('401');
  await people.call(me, { token: member.token });
});

test('signing out everywhere asks first, then ends every session, including this one', async ({
  page,
  context,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala' });
  const { token } = await people.call(login, another(member));
  await visitAs(member, '/sessions');
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere', exact: true });
  await everywhere.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await people.call(me, { token });
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
  await expect(quietToast(page, 'You have logged out successfully...')).toBeVisible();
  await expect(page).toHaveURL('/marathimala');
  expect(await context.cookies()).toEqual([]);
  await expect(people.call(me, { token })).rejects.toThrow('401');
  await expect(people.call(me, { token: member.token })).rejects.toThrow('401');
});
