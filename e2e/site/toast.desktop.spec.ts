import { login } from '@mala/contract/auth/sign-in.ts';
import type { Page } from '@playwright/test';
import { answerFirst } from '../support/first-calls.ts';
import { touchFirst } from '../support/first-touch.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { refusal } from '../support/replies.ts';

test.use({ keepsPage: false });

const TITLE = 'Login failed';

const toasts = (page: Page) => page.getByRole('alert').filter({ hasText: TITLE });
const toast = (page: Page, message: string) => toasts(page).filter({ hasText: message });

/** The login, whose answers are the test's; each failure is a toast. */
async function atLogin(page: Page) {
  await page.clock.install();
  await page.goto('/login');
  await touchFirst(page);
  const toaster = page.waitForResponse(/toaster.*\.js/);
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('a long walk home');
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  await submit.focus();
  await page.keyboard.press('Shift');
  await toaster;
  // by key, so that no pointer rests on what appears
  const fail = async (message: string) => {
    await answerFirst(page, `**${login.path}`, 1, (route) =>
      route.fulfill(refusal('PROFILE_REFUSED', { Reason: message })),
    );
    await submit.press('Enter');
    await expect(toast(page, message)).toBeVisible();
    await expect(submit).toBeVisible();
  };
  return { fail, submit };
}

test('a toast is there for four seconds', async ({ page }) => {
  const { fail } = await atLogin(page);
  await fail('The first.');
  await page.clock.runFor(3500);
  await expect(toast(page, 'The first.')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toasts(page)).toHaveCount(0);
});

test('the newest is on top', async ({ page }) => {
  const { fail } = await atLogin(page);
  await fail('The first.');
  await page.clock.runFor(1000);
  await fail('The second.');
  await page.clock.runFor(500);
  await expect(toasts(page)).toContainText(['The second.', 'The first.']);
  const top = (message: string) =>
    toast(page, message).evaluate((box) => box.getBoundingClientRect().top);
  expect(await top('The second.')).toBeLessThan(await top('The first.'));
});

test('the same one again is one box, comes to the top and has its whole time before it', async ({
  page,
}) => {
  const { fail } = await atLogin(page);
  await fail('The first.');
  await page.clock.runFor(1000);
  await fail('The second.');
  await page.clock.runFor(2000);
  await fail('The first.');
  await expect(toasts(page)).toContainText(['The first.', 'The second.']);
  await page.clock.runFor(2500);
  // the second one has had its four seconds, the first one new ones
  await expect(toasts(page)).toHaveCount(1);
  await expect(toast(page, 'The first.')).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toasts(page)).toHaveCount(0);
});

test('what reads toasts out is there before the first one, and errors interrupt', async ({
  page,
  people,
  expectAccessible,
}) => {
  const member = await people.register({ domain: 'tamilmala' });
  await page.goto('/login');
  const region = page.getByRole('region', { name: 'Messages' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await page.getByLabel('Mobile number').fill(member.mobile_no);
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(region.getByRole('alert')).toContainText(TITLE);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/profile/edit/basic');
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(region.getByRole('status')).toContainText('See you soon!');
});

test('hovering one holds all, and leaving them starts their time again', async ({ page }) => {
  const { fail } = await atLogin(page);
  await fail('The first.');
  await fail('The second.');
  await page.clock.runFor(500);
  await toast(page, 'The second.').hover();
  await page.clock.runFor('00:30');
  await expect(toasts(page)).toHaveCount(2);
  await page.mouse.move(5, 700);
  await page.clock.runFor(3500);
  await expect(toasts(page)).toHaveCount(2);
  await page.clock.runFor(1500);
  await expect(toasts(page)).toHaveCount(0);
});

test('the focus holds a toast, and leaving it starts its time again', async ({ page }) => {
  const { fail, submit } = await atLogin(page);
  await fail('The first.');
  await page.clock.runFor(500);
  await toasts(page).getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor('00:30');
  await expect(toasts(page)).toHaveCount(1);
  await submit.focus();
  await page.clock.runFor(3500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(toasts(page)).toHaveCount(0);
});

for (const key of ['Enter', 'Escape'])
  test(`${key} closes a toast that has the focus, which goes back to where it was`, async ({
    page,
  }) => {
    const { fail } = await atLogin(page);
    await fail('The first.');
    await page.clock.runFor(500);
    const close = toasts(page).getByRole('button', { name: 'Close' });
    // the toasts stand behind everything else
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press(key);
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveCount(0);
    await expect(last).toBeFocused();
  });

test('a form that fails for its fields alone shows no toast', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(new FormPage(page).summary).toBeFocused();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
});
