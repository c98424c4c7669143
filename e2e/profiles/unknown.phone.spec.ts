import { expect, test } from '../support/fixtures.ts';

const LABELS = ['Time of Birth', 'Raasi', 'Birth Star', 'Padham'];

test('"I do not know" survives a reload, is saved, and is told to those who would read the value', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const bride = await people.register({ domain: 'tamilmala', gender: 'female', approved: true });
  const groom = await people.register({ domain: 'tamilmala', gender: 'male', approved: true });
  await people.giveSilver(groom);
  const tick = (label: string) => page.getByRole('checkbox', { name: `I do not know: ${label}` });

  await visitAs(bride, '/profile/edit/horoscope');
  for (const label of LABELS) await tick(label).check();
  await expect(page.getByLabel('Raasi', { exact: true })).toBeDisabled();
  await page.reload();
  for (const label of LABELS) await expect(tick(label)).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update Horoscope' }).click();
  await expect(page).toHaveURL(/\/profile\/edit\/basic$/);

  const told = (label: string) =>
    page.locator('dt').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]');
  await visitAs(groom, `/profile/view/${bride.user_id}`);
  for (const label of ['Star, raasi', 'Padham']) await expect(told(label)).toHaveText('Not known');
  await expect(page.locator('dt').filter({ hasText: 'Time of Birth' })).toHaveCount(0);
  const box = page.getByRole('region', { name: 'Contact details' });
  await box.getByRole('button', { name: 'View Contact' }).click();
  await page.getByRole('button', { name: 'Yes, use one' }).click();
  await expect(told('Time of Birth')).toHaveText('Not known');
});
