import { freshMobile, freshName, PASSWORD } from '../../server/test/factories/accounts.ts';
import { fillEntry, makeHelper } from '../support/entries.ts';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { PHONE } from '../support/look.ts';

test('a helper enters a biodata by keyboard, and the family confirms it by a code on its phone', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const name = freshName('Meena');
  const mobile = freshMobile();
  const helper = await makeHelper(people);
  let code = '';

  await test.step('the helper types, and sees nothing else of the office', async () => {
    await visitAs(helper, '/admin');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Profiles', exact: true })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Entries' }).click();
    await page.getByRole('button', { name: 'Enter a profile for Tamil Mala' }).click();
    const form = new FormPage(page);
    await form.text('Bride/Groom Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(form.text('Bride/Groom Name')).not.toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is kept', { exact: true })).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('combobox', { name: 'Height' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Please correct' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('what is typed is there again, and complete it is sent', async () => {
    await fillEntry(people, helper, page.url().split('/').at(-1) ?? '', { name, mobile });
    await page.reload();
    await expect(new FormPage(page).text('Bride/Groom Name')).toHaveValue(name);
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('By a code that you tell on the telephone').check();
    await dialog.getByRole('button', { name: 'Go on' }).click();
    code = await dialog.getByText(/^\d{4} \d{4}$/).innerText();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Nothing can be changed meanwhile.')).toBeVisible();
  });

  await test.step('the family reads it through and confirms', async () => {
    await page.context().clearCookies();
    await page.setViewportSize(PHONE);
    await page.goto('/confirm');
    const form = new FormPage(page);
    await form.fill('Mobile number', mobile);
    await form.fill('Code', code);
    await form.submit('Look at the profile');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectNoSideScrolling(page);
    await expectAccessible(page);
    await form.fill('Password', PASSWORD);
    await form.fill('Password again', PASSWORD);
    await form.submit('Confirm and create the profile');
    await expect(page).toHaveURL('/profile/search');
    await page.goto('/profile/edit/basic');
    await expect(form.text('Bride/Groom Name')).toHaveValue(name);
    await expect(page.getByText('Your profile is being verified')).toBeVisible();
  });
});
