import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { expect, test } from '../support/fixtures.ts';

test('what the office did with a profile is found, by day; the member sees who looked', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', approved: true });
  const { user_id: id } = member;
  const token = await people.adminToken();
  const reason = 'The photos show two people.';
  const body = { profile_id: id, status: 500, reason };
  await people.call(changeStatus, { token, params: { id }, body });
  await visitAs({ token }, `/profile/view/${id}`);
  await page.getByRole('link', { name: 'What the office did with this profile' }).click();
  await expect(page.getByRole('heading', { name: 'History of the office' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'What the office did' }).getByRole('listitem');
  const [look, refusal] = [rows.nth(0), rows.nth(1)];
  await expect(look).toContainText('Looked at: Contact details');
  await expect(refusal).toContainText('Decided the status');
  await expect(refusal).toContainText('Approved');
  await expect(refusal).toContainText('Rejected');
  await expect(refusal).toContainText(reason);
  await page.getByRole('button', { name: 'Yesterday' }).click();
  await expect(page.getByText('Nothing was found')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(refusal).toContainText(reason);
  expect(new URL(page.url()).searchParams.get('profile')).toBe(id);
  await page.getByRole('combobox', { name: 'What', exact: true }).selectOption('look');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(rows.filter({ hasText: 'Decided the status' })).toHaveCount(0);
  await expect(look).toContainText('Looked at: Contact details');

  await visitAs(member, '/contact/looks');
  const table = page.getByRole('table', { name: 'Looks of the office' });
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await expect(table).toContainText('Contact details');
});
