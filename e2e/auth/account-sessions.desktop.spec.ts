import { logout, me } from '@mala/contract/auth/me.ts';
import type { listSessions } from '@mala/contract/auth/sessions.ts';
import { login } from '@mala/contract/auth/sign-in.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import type { Page } from '@playwright/test';
import { answerFirst } from '../support/first-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Person } from '../support/people.ts';
import { faultToast, quietToast } from '../support/toasts.ts';

type Row = Got<(typeof listSessions)['reply']>['rows'][number];

function devices(page: Page) {
  return page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
}

function sessionOf(more: Partial<Row>): Row {
  return {
    id: 'one',
    browser: 'Chrome',
    system: 'Android',
    signed_in_at: '2026-11-20T09:30:00.000Z',
    seen_at: '2026-11-21T03:00:00.000Z',
    current: false,
    ...more,
  };
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

test('a device is told by what it said of itself, and its times are those of India', async ({
  page,
  people,
  visitAs,
}) => {
  const rows = [
    sessionOf({ current: true }),
    sessionOf({ id: 'two', browser: 'Safari', system: null }),
    sessionOf({ id: 'three', browser: null, system: null }),
  ];
  await page.route('**/api/session/list?*', (route) => route.fulfill({ json: { rows } }));
  await visitAs(await people.register({ domain: 'marathimala' }), '/sessions');
  await expect(devices(page).nth(0)).toContainText('Chrome on Android');
  await expect(devices(page).nth(0)).toContainText('Signed in 20 Nov 2026, 3:00 pm');
  await expect(devices(page).nth(1)).toContainText('Safari');
  await expect(devices(page).nth(1)).toContainText('Last seen 21 Nov 2026, 8:30 am');
  await expect(devices(page).nth(2)).toContainText('Unknown device');
});

test('devices that could not be loaded are loaded again', async ({ page, people, visitAs }) => {
  // the first read is tried three times
  await answerFirst(page, '**/api/session/list?*', 3, (route) => route.abort());
  await visitAs(await people.register({ domain: 'tamilmala' }), '/sessions');
  await expect(page.getByText('Your devices could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(devices(page)).toHaveCount(1);
});

test('a device that could not be signed out stays, and one that was already goes', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  const { token } = await people.call(login, another(member));
  await visitAs(member, '/sessions');
  await answerFirst(page, /\/api\/session\/(?!list)/, 1, (route) => route.abort());
  const end = devices(page)
    .last()
    .getByRole('button', { name: /^Sign out / });
  await end.click();
  await expect(faultToast(page, "Couldn't sign out")).toBeVisible();
  await expect(devices(page)).toHaveCount(2);
  await people.call(logout, { token });
  await end.click();
  await expect(devices(page)).toHaveCount(1);
});

test('signing out everywhere asks first, then ends every session, this one too', async ({
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
  await expect(page).toHaveURL('/');
  expect(await context.cookies()).toEqual([]);
  await expect(people.call(me, { token })).rejects.toThrow('401');
  await expect(people.call(me, { token: member.token })).rejects.toThrow('401');
});

test('where it could not be done, everybody stays signed in and the question stays', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await visitAs(member, '/sessions');
  await page.route('**/api/session/end-all', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
  await expect(faultToast(page, "Couldn't sign out everywhere")).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await people.call(me, { token: member.token });
});
