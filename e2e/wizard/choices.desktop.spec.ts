import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';

// web/test/states/choices checks what each choice offers
test('a caste with its subcaste is saved, and so is "No caste bar" without one', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  const form = new FormPage(page);
  await form.choose('Caste', 'Vanniyar');
  await form.choose('Subcaste', 'Padayachi');
  await form.submit('Update Basic');
  await expect(page).toHaveURL('/profile/edit/personal');
  await page.getByRole('link', { name: 'Basic info' }).click();
  await form.choose('Caste', 'No caste bar');
  await form.submit('Update Basic');
  await expect(page).toHaveURL('/profile/edit/personal');
});
