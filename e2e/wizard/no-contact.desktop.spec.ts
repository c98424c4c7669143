import { saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { sampleSections } from '../../server/test/factories/sections.ts';
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
    await expect(none).toHaveCount(0);
    await form.submit('Update Personal');
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
    await page.goto('/admin/review');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /^Allow/ }).click();
    await expect(row).toHaveCount(0);
    expect(await shown()).toBe(ABOUT);
  });
});

test('the office refuses the text that it saw, and its owner reads why beside it (abuse 10)', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const member = await people.register({ domain: 'marathimala', name, approved: true });
  const hold = (about: string) =>
    people.call(saveSection.personal, {
      token: member.token,
      params: { userId: member.user_id },
      body: { ...sampleSections('marathimala').personal, about, no_contact: { about } },
    });
  await hold(ABOUT);
  await visitAs({ token: await people.adminToken() }, '/profile/search');
  await page.getByRole('link', { name: 'Review' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(ABOUT);
  const changed = `${ABOUT} Call me.`;
  await hold(changed);
  await row.getByRole('button', { name: /^Allow/ }).click();
  await expect(page.getByText('This has changed while you looked.').first()).toBeVisible();
  await expect(row).toContainText(changed);
  await row.getByRole('button', { name: /^Refuse/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse this text' });
  await dialog.getByLabel('Reason').fill('It is a number.');
  await dialog.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(row).toHaveCount(0);
  await visitAs(member, '/profile/edit/personal');
  await expect(page.getByText('Our office wrote: “It is a number.”')).toBeVisible();
});
