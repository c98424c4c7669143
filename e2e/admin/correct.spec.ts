import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test('the office corrects a profile, its member objects, and the office puts the former value back', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const person = await people.register({ domain: 'tamilmala', name, approved: true });
  // just signed in: a correction asks to confirm after a while
  const token = await people.newAdminToken();
  const dialog = page.getByRole('dialog');
  const location = page.getByLabel('Work Location');

  await visitAs({ token }, `/admin/member/${person.user_id}`);
  await page.getByRole('link', { name: 'Correct the profile' }).click();
  await page.getByRole('link', { name: 'Education and work' }).click();
  await expect(location).toHaveValue('Chennai');
  await location.fill('Erode');
  await page.getByRole('button', { name: 'Correct at once' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Reason');
  await page.getByLabel('Reason').fill('As the father said on the telephone');
  await page.getByRole('button', { name: 'Correct at once' }).click();
  await expect(page).toHaveURL(`/admin/member/${person.user_id}`);

  await visitAs(person, '/corrections');
  const corrections = page.getByRole('list', { name: 'Corrections of your profile' });
  await expect(corrections.getByText('As the father said on the telephone')).toBeVisible();
  await expect(corrections.getByText('Erode')).toBeVisible();
  await page.getByRole('button', { name: /^Object to the correction/ }).click();
  await dialog.getByLabel('What is not right?').fill('He works in Chennai, as before.');
  await dialog.getByRole('button', { name: 'Send to the office' }).click();
  await expect(page.getByText('Our office looks at your objection.')).toBeVisible();

  await visitAs({ token }, '/admin/objections');
  await page.getByRole('button', { name: new RegExp(`^Answer the objection of ${name}`) }).click();
  await dialog.getByLabel('Decision').selectOption('Put the former values back');
  await dialog.getByLabel('To the member').fill('You are right, excuse us.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();

  await visitAs(person, '/corrections');
  await expect(page.getByText('The office has put the former values back')).toBeVisible();
  await expect(page.getByText('You are right, excuse us.')).toBeVisible();
  await page.getByRole('button', { name: 'Pause my profile' }).click();
  await expect(page.getByText(/^You paused it on/)).toBeVisible();
  await page.goto('/profile/edit/work');
  await expect(location).toHaveValue('Chennai');
});
