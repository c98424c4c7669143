import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { drawPhoto } from './pictures.ts';

interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PDF: Picked = {
  name: 'ஜாதகம்.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

async function choose(page: Page, ...files: Picked[]): Promise<void> {
  const picker = page.locator('input[type=file]');
  await expect(picker).toBeEnabled();
  await picker.setInputFiles(files);
}

test('a horoscope file becomes a link that downloads it, and runs nothing', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/horoscope');
  await choose(page, PDF);
  const link = page.getByRole('link', { name: 'Horoscope 1' });
  await expect(link).toBeVisible();
  await expect(page.getByText(PDF.name)).toBeVisible();
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await file.body()).toEqual(PDF.buffer);
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+\.pdf"/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('a press on the link saves the file', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/edit/horoscope');
  await choose(page, PDF);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Horoscope 1' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('several files are sent at once, and one removed leaves the others', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/horoscope');
  const png = { name: 'chart.png', mimeType: 'image/png', buffer: await drawPhoto() };
  await choose(page, PDF, png);
  await expect(page.getByRole('link', { name: 'Horoscope 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Horoscope 1' }).click();
  await expect(page.getByText(PDF.name)).toHaveCount(0);
  await expect(page.getByText(png.name)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Horoscope \d$/ })).toHaveText(['Horoscope 1']);
});

test('a file of another kind is refused by its name', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/horoscope');
  await choose(page, { ...PDF, name: 'chart.html', mimeType: 'text/html' });
  await expect(page.getByRole('alert')).toHaveText(
    'chart.html: please choose a png, jpeg, gif, pdf, doc or docx file.',
  );
});

test('more than five files are refused before any is sent', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/horoscope');
  await choose(page, ...Array.from({ length: 6 }, (_, at) => ({ ...PDF, name: `${at}.pdf` })));
  await expect(page.getByRole('alert')).toHaveText('There may be 5 files at most.');
  await expect(page.getByText('No horoscope file yet.')).toBeVisible();
});

test('an upload of files that fails may be tried again', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'marathimala' }), '/profile/edit/horoscope');
  await page.route(
    '**/api/profile/*/attachment',
    (route) => route.fulfill({ status: 500, body: '' }),
    { times: 1 },
  );
  await choose(page, PDF);
  await expect(page.getByText(`${PDF.name} was not uploaded.`)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Horoscope 1' })).toBeVisible();
});

test('saving the step during an upload asks before it leaves', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/horoscope');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/profile/*/attachment', async (route) => {
    await promise;
    await route.continue();
  });
  await choose(page, PDF);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const question = page.waitForEvent('dialog');
  const saving = page.getByRole('button', { name: 'Update Horoscope' }).click();
  const dialog = await question;
  expect(dialog.message()).toBe(
    'Your horoscope upload is in-progress, are you sure you want to leave this page?',
  );
  await dialog.dismiss();
  await saving;
  await expect(page).toHaveURL('/profile/edit/horoscope');
  release();
  await expect(page.getByRole('link', { name: 'Horoscope 1' })).toBeVisible();
});
