import { expect, test } from '../support/fixtures.ts';
import { AFTER_BASIC } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';

const NO_PHOTOS =
  "You won't be able to see photo from other profiles unless you upload your photo.";
test('the last photo removed brings the warning back', async ({ page, people, visitAs }) => {
  const photo = await drawPhoto();
  await visitAs(await people.register({ domain: 'tamilmala', photo }), '/profile/edit/photo');
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByText(NO_PHOTOS)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText(NO_PHOTOS)).toBeVisible();
});

test('Next marks the step complete without a photo', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/photo');
  await expect(page.getByRole('link', { name: 'Step 4: Photos, not complete' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/profile/register/family');
  await expect(page.getByRole('link', { name: 'Step 4: Photos, complete' })).toBeVisible();
});
