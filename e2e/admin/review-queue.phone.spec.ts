import type { Locator } from '@playwright/test';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect } from '../support/fixtures.ts';
import { fillQueue, shown, statuses, test } from '../support/review-queue.ts';

test('some are reviewed by thumb', async ({ page, people, database, visitAs }) => {
  const names = await fillQueue(database, 3);
  await visitAs({ token: await people.adminToken() }, '/admin/profile/review');
  const bar = page.getByRole('toolbar', { name: 'Decision' });
  await expect(shown(page)).toContainText(names[0] ?? '');
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  }
  await bar.getByRole('button', { name: 'Approve' }).tap();
  await expect(shown(page)).toContainText(names[1] ?? '');
  await bar.getByRole('button', { name: 'Refuse' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Refuse this profile' });
  await dialog.getByRole('button', { name: 'Name not complete' }).tap();
  await dialog.getByLabel(/^Reason/).fill('Please write your whole name.');
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await expect(shown(page)).toContainText(names[2] ?? '');
  await bar.getByRole('button', { name: 'Approve' }).tap();
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  await expect.poll(() => statuses(database, names)).toEqual({ 200: 2, 500: 1 });
});

test('the bar covers neither what has the focus nor the end of the page', async ({
  page,
  people,
  database,
  visitAs,
}) => {
  const [name = ''] = await fillQueue(database, 2);
  await visitAs({ token: await people.adminToken() }, '/admin/profile/review');
  await expect(shown(page)).toContainText(name);
  const bar = page.getByRole('toolbar', { name: 'Decision' });
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const bottomOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(bar).toBeInViewport({ ratio: 1 });
  for (const link of await page.getByRole('article').getByRole('link').all()) {
    await page.evaluate(() => scrollTo(0, 0));
    await link.focus();
    await expect.poll(async () => (await bottomOf(link)) <= (await top())).toBe(true);
  }
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => (await bottomOf(bar)) <= ((await terms.boundingBox())?.y ?? 0))
    .toBe(true);
  await expectNoSideScrolling(page);
});
