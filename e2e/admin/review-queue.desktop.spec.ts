import { expect } from '../support/fixtures.ts';
import { fillQueue, shown, statuses, test } from '../support/review-queue.ts';

test('fifty profiles are reviewed by keyboard alone, with two keys each at most', async ({
  page,
  people,
  database,
  visitAs,
  expectAccessible,
}) => {
  const names = await fillQueue(database, 50);
  await visitAs({ token: await people.adminToken() }, '/admin/profile/review?domain=tamilmala');
  await expect(page.getByText('50 profiles wait')).toBeVisible();
  await expect(page.getByText('The contact is loading…')).toHaveCount(0);
  await expectAccessible(page);
  const decisions = [['a'], ['a'], ['3', 'Enter'], ['a'], ['v'], ['d', 'Enter'], ['a']] as const;
  const keys: number[] = [];
  for (const [place, name] of names.entries()) {
    await expect(shown(page)).toContainText(name);
    const pressed = decisions[place % decisions.length] ?? ['a'];
    for (const key of pressed) {
      if (key === 'Enter') await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press(key);
    }
    keys.push(pressed.length);
  }
  expect(Math.max(...keys)).toBeLessThanOrEqual(2);
  await expect(page.getByRole('heading', { name: /^You have seen all profiles/ })).toBeVisible();
  // what was verified still waits for the approval
  await expect(page.getByText('7 profiles wait')).toBeVisible();
  await expect.poll(() => statuses(database, names)).toEqual({ 10: 7, 200: 29, 500: 7, 501: 7 });

  await test.step('back shows what was decided, which can be changed', async () => {
    await page.keyboard.press('k');
    await expect(page.getByText('You: approved')).toBeVisible();
    await page.keyboard.press('1');
    const dialog = page.getByRole('dialog', { name: 'Refuse this profile' });
    await expect(dialog.getByLabel(/^Reason/)).toHaveValue(/clear, recent photo/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => statuses(database, names)).toEqual({ 10: 7, 200: 28, 500: 8, 501: 7 });
  });
});
