import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { freshName } from '../../server/test/factories/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { ProfileList } from '../support/profile-list.ts';

test('from the desk to a queue and back; "/" finds by number, and a profile leads back to the filtered list', async ({
  page,
  people,
  visitAs,
}) => {
  const name = freshName('Nandini');
  const person = await people.register({ domain: 'tamilmala', name });
  const token = await people.adminToken();
  const { user_id: id, mobile_no } = person;
  await visitAs({ token }, '/admin');
  const queues = page.getByRole('list', { name: 'What waits' });
  const card = queues.getByRole('listitem').filter({ hasText: 'Failed mails' });
  await expect(card).toBeVisible();
  await expect(queues.getByRole('listitem').first()).toContainText('The oldest has waited');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL('/admin/mail');
  await page.goBack();
  await expect(card).toBeVisible();

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: /^Find by telephone/ });
  await expect(box).toBeFocused();
  await page.keyboard.type(`+91 ${mobile_no.slice(0, 5)}-${mobile_no.slice(5)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/profile/view/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await people.call(changeStatus, {
    token,
    params: { id },
    body: { profile_id: id, status: 10 },
  });
  await page.goto(
    `/admin/profile/search?${new URLSearchParams({ phone: mobile_no, waiting: '0' })}`,
  );
  const list = new ProfileList(page);
  await expect(list.rows).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(`^View ${name}`) }).click();
  await expect(page).toHaveURL(`/profile/view/${id}`);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(list.rows).toHaveCount(1);
  await expect(page.getByLabel('Telephone', { exact: true })).toHaveValue(mobile_no);
});
