import { TERMS_VERSION } from '@mala/contract/auth/terms.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeMe } from '../support/me.ts';
import { refusal } from '../support/replies.ts';
import { quietToast } from '../support/toasts.ts';

const AGREE = '**/api/terms/agree';
const TITLE = 'Our terms have changed';

test('a member who accepted a former version is asked once, and the answer is recorded', async ({
  page,
  people,
  database,
  visitAs,
}) => {
  const member = await people.register({ domain: 'marathimala' });
  await database
    .updateTable('agreements')
    .where('user_id', '=', member.user_id)
    .set({ version: '2020-01-01' })
    .execute();
  await visitAs(member, '/profile/edit/family');
  const question = page.getByRole('heading', { level: 1, name: TITLE });
  const asked = page.getByRole('heading', { level: 1, name: /^Step 5/ });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(asked).toBeVisible();
  await page.reload();
  await expect(asked).toBeVisible();
  await expect(question).toHaveCount(0);
  const agreements = database
    .selectFrom('agreements')
    .where('user_id', '=', member.user_id)
    .orderBy('agreed_at')
    .select('version');
  expect(await agreements.execute()).toEqual([
    { version: '2020-01-01' },
    { version: TERMS_VERSION },
  ]);
});

test('terms that change during a visit are shown at the next one', async ({
  page,
  people,
  visitAs,
}) => {
  let terms_due = false;
  await changeMe(page, () => ({ terms_due }));
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/work');
  const step = page.getByRole('heading', { level: 1, name: /^Step 3/ });
  await expect(step).toBeVisible();
  terms_due = true;
  const reloaded = page.waitForResponse('**/api/me?*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded;
  await page.getByRole('link', { name: 'Family' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Step 5/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('whoever does not accept may read both texts, reload for newer ones, and log out', async ({
  page,
  people,
  visitAs,
}) => {
  await changeMe(page, () => ({ terms_due: true }));
  await page.route(AGREE, (route) => route.fulfill(refusal('TERMS_CHANGED')));
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/search');
  for (const [name, title] of [
    ['Read the terms', /terms/i],
    ['Read the privacy notice', /privacy/i],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name }).click();
    const text = await opened;
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await text.close();
  }
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('There is an even newer version')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log Out' }).click();
  await expect(quietToast(page, 'See you soon!')).toBeVisible();
  await expect(page).toHaveURL(/\/(tamil|marathi)mala$/);
});
