import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

const ABOUT = 'My service number was 9840012345.';
const NONE = 'This is not a phone number, an address or a link';

test('a text that looks like a contact waits for the office if its owner says that it is none (abuse 9)', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const name = freshName('Nandini');
  const member = await people.register({ domain: 'tamilmala', name, approved: true });
  const other = await people.register({ domain: 'tamilmala', gender: 'male', approved: true });
  const form = new FormPage(page);
  const about = form.text('About the bride/groom');
  const none = page.getByRole('checkbox', { name: NONE });
  const shown = async () => {
    const params = { profileId: member.user_id };
    return (await people.call(viewProfile, { token: other.token, params })).personal.about;
  };

  await test.step('the fault stands beside the text, with the question', async () => {
    await visitAs(member, '/profile/edit/personal');
    await expect(about).toBeVisible();
    await expect(none).toHaveCount(0);
    await about.fill(ABOUT);
    await form.submit('Update Personal');
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct one field' });
    await expect(summary).toContainText('“9840012345” looks like a phone number');
    await expect(about).toHaveAccessibleDescription(/“9840012345” looks like a phone number/);
    await expect(none).not.toBeChecked();
    await expectAccessible(page);
  });

  await test.step('the answer holds for this text alone', async () => {
    await none.check();
    await about.fill(`${ABOUT} Call me.`);
    await expect(none).toHaveCount(0);
    await form.submit('Update Personal');
    await expect(none).not.toBeChecked();
    await about.fill(ABOUT);
    await none.check();
    await form.submit('Update Personal');
    await expect(page).toHaveURL('/profile/edit/work');
  });

  await test.step('its owner sees that it waits, and others nothing', async () => {
    await visitAs(member, '/profile/edit/personal');
    await expect(about).toHaveValue(ABOUT);
    await expect(page.getByText('Waiting for review')).toBeVisible();
    expect(await shown()).toBeNull();
  });

  await test.step('the office allows it', async () => {
    await visitAs({ token: await people.adminToken() }, `/profile/view/${member.user_id}`);
    const panel = page.getByRole('region', { name: 'Texts that other families do not see' });
    await expect(panel.getByText('9840012345', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/texts');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /^Allow/ }).click();
    await expect(row).toHaveCount(0);
    expect(await shown()).toBe(ABOUT);
  });
});

test('a refused text says why beside it, and a decision about a changed one is not taken (abuse 10)', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const member = await people.register({ domain: 'marathimala', name, approved: true });
  const form = new FormPage(page);
  const about = form.text('About the bride/groom');
  const hold = async (text: string) => {
    await visitAs(member, '/profile/edit/personal');
    await about.fill(text);
    await form.submit('Update Personal');
    await page.getByRole('checkbox', { name: NONE }).check();
    await form.submit('Update Personal');
    await expect(page).toHaveURL('/profile/edit/work');
  };
  await hold(ABOUT);
  const admin = { token: await people.adminToken() };
  await visitAs(admin, '/admin/texts');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(ABOUT);
  const office = await page.context().newPage();
  await office.goto('/admin/texts');
  const seen = office.getByRole('row').filter({ hasText: name });
  await expect(seen).toContainText(ABOUT);
  await hold(`${ABOUT} Call me.`);
  await seen.getByRole('button', { name: /^Allow/ }).click();
  await expect(office.getByText('This has changed while you looked.').first()).toBeVisible();
  await office.close();
});
