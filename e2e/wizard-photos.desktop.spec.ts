import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { AFTER_BASIC } from './people.ts';
import { drawPhoto } from './pictures.ts';

const NO_PHOTOS =
  "You won't be able to see photo from other profiles unless you upload your photo.";
const LEAVE = 'Your photo upload is in-progress, are you sure you want to leave this page?';
const WRONG_KIND = 'Please choose a picture of the kind png, jpeg or gif.';

async function choosePhoto(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'meena.png', mimeType: 'image/png', buffer: await drawPhoto() });
}

/** Holds the uploads of the page until it is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/profile/*/photo', async (route) => {
    await promise;
    // the page may have given the upload up by then
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

test('a file that is no picture is refused at once', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/photo');
  await page.locator('input[type=file]').setInputFiles({
    name: 'biodata.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Meena'),
  });
  await expect(page.getByRole('alert').filter({ hasText: WRONG_KIND })).toBeVisible();
});

test('a picture in name only is refused by the server, in the same words', async ({
  page,
  people,
  visitAs,
}) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/photo');
  await page.locator('input[type=file]').setInputFiles({
    name: 'biodata.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Meena'),
  });
  await expect(page.getByRole('alert').filter({ hasText: WRONG_KIND })).toBeVisible();
  await expect(page.getByText('biodata.png was not uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('biodata.png was not uploaded.')).toHaveCount(0);
});

test('an upload that fails may be tried again', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'marathimala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/photo');
  await expect(page.getByText(NO_PHOTOS)).toBeVisible();
  await page.route('**/api/profile/*/photo', (route) => route.abort(), { times: 1 });
  await choosePhoto(page);
  await expect(page.getByText('meena.png was not uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await expect(page.getByText('meena.png was not uploaded.')).toHaveCount(0);
});

test('the last photo removed brings the warning back', async ({ page, people, visitAs }) => {
  const photo = await drawPhoto();
  await visitAs(await people.register({ domain: 'tamilmala', photo }), '/profile/edit/photo');
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByText(NO_PHOTOS)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText(NO_PHOTOS)).toBeVisible();
});

test('a photo that could not be removed stays, and the toast says why', async ({
  page,
  people,
  visitAs,
}) => {
  const photo = await drawPhoto();
  await visitAs(await people.register({ domain: 'tamilmala', photo }), '/profile/edit/photo');
  const remove = page.getByRole('button', { name: 'Remove photo 1' });
  await expect(remove).toBeVisible();
  await page.route('**/api/profile/*/photo', (route) => route.fulfill({ status: 500 }));
  await remove.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong...' }),
  ).toBeVisible();
  await expect(remove).toBeEnabled();
});

test('a preview stands for the photo while it is on its way', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/photo');
  const release = await holdUploads(page);
  await choosePhoto(page);
  const preview = page.getByRole('img', { name: 'The photo that is being uploaded' });
  await expect(preview).toBeVisible();
  await expect(page.locator('input[type=file]')).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await expect(preview).toHaveCount(0);
});

test('leaving during an upload asks, and "no" stays until the photo is there', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/photo');
  const release = await holdUploads(page);
  await choosePhoto(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Family' }).click();
  await expect.poll(() => questions).toEqual([LEAVE]);
  await expect(page).toHaveURL('/profile/edit/photo');
  release();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Family' }).click();
  await expect(page).toHaveURL('/profile/edit/family');
  expect(questions).toHaveLength(1);
});

test('leaving during an upload goes on with "yes"', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/edit/photo');
  const release = await holdUploads(page);
  await choosePhoto(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/profile/edit/family');
  release();
});

test('Next marks the step complete without a photo', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/photo');
  await expect(page.getByRole('link', { name: 'Step 4: Photos, not complete' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/profile/register/family');
  await expect(page.getByRole('link', { name: 'Step 4: Photos, complete' })).toBeVisible();
});
