import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { answerFirst } from '../support/first-calls.ts';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { never } from '../support/look.ts';
import { loseAnswers } from '../support/lost-answers.ts';
import { drawPhoto } from '../support/pictures.ts';

interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PATH = '/profile/edit/horoscope';
const CALL = '**/api/profile/*/attachment';

const PDF: Picked = {
  name: 'ஜாதகம்.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

async function choose(page: Page, ...files: Picked[]): Promise<void> {
  const picker = page.locator('input[type=file]');
  await expect(picker).toBeEnabled();
  await picker.setInputFiles(files);
}

function filesOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Your horoscope files' }).getByRole('listitem');
}

/** The row of a file on its way. */
function rowOf(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Files being added' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

test('a horoscope file becomes a link that downloads it, and runs nothing', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), PATH);
  await choose(page, PDF);
  const link = page.getByRole('link', { name: 'Horoscope 1' });
  await expect(link).toBeVisible();
  await expect(filesOf(page)).toContainText(PDF.name);
  await expect(filesOf(page)).toContainText(/\d KB/);
  const preview = page.getByRole('img', { name: 'First page of Horoscope 1' });
  await expect(preview).toHaveJSProperty('complete', true);
  await expect(preview).not.toHaveJSProperty('naturalWidth', 0);
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 8).toString()).toBe('%PDF-1.4');
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+\.pdf"/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('a press on the link saves the file', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'marathimala' }), PATH);
  await choose(page, PDF);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Horoscope 1' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('several files go one after the other, and one removed leaves the others', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), PATH);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(CALL, async (route) => {
    if (route.request().method() === 'POST') calls += 1;
    await promise;
    await route.continue();
  });
  const png = { name: 'chart.png', mimeType: 'image/png', buffer: await drawPhoto() };
  await choose(page, PDF, png);
  await expect(rowOf(page, png.name)).toContainText('Waiting for its turn');
  await expect(page.getByText('0 of 2 files added')).toBeVisible();
  await expect.poll(() => calls).toBe(1);
  release();
  await expect(page.getByText('2 files are added.')).toBeVisible();
  await expect(filesOf(page)).toContainText([PDF.name, png.name]);
  await page.getByRole('button', { name: 'Remove Horoscope 1' }).click();
  await expect(filesOf(page)).toContainText([png.name]);
  await page.reload();
  await expect(filesOf(page)).toContainText([png.name]);
  await expect(page.getByRole('link', { name: /^Horoscope \d$/ })).toHaveText(['Horoscope 1']);
});

test('each refusal stands beside its file, and the good ones are added', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), PATH);
  const large = { ...PDF, name: 'large.pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  const script = { ...PDF, name: 'chart.html', mimeType: 'text/html' };
  const empty = { ...PDF, name: 'empty.pdf', buffer: Buffer.alloc(0) };
  const inNameOnly = { ...PDF, name: 'letter.pdf', buffer: Buffer.from('Meena') };
  // a large body reaches the browser fastest as a file
  const paths = [script, large, empty, inNameOnly, PDF].map(async ({ name, buffer }) => {
    const path = test.info().outputPath(name);
    await writeFile(path, buffer);
    return path;
  });
  await page.locator('input[type=file]').setInputFiles(await Promise.all(paths));
  await expect(filesOf(page)).toContainText([PDF.name]);
  const wrongKind = 'Please choose a file of the kind png, jpeg, gif, pdf, doc or docx.';
  await expect(rowOf(page, script.name)).toContainText(wrongKind);
  await expect(rowOf(page, large.name)).toContainText('This file is larger than 10 MB.');
  await expect(rowOf(page, empty.name)).toContainText('This file is empty.');
  await expect(rowOf(page, inNameOnly.name)).toContainText(
    'This file cannot be opened here: it may be damaged',
  );
  for (const { name } of [script, large, empty, inNameOnly])
    await page.getByRole('button', { name: `Take off this list: ${name}` }).click();
  await expect(page.getByRole('list', { name: 'Files being added' })).toHaveCount(0);
});

test('of more than there may be the first are added, and a full list says so', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), PATH);
  await choose(page, ...Array.from({ length: 6 }, (_, at) => ({ ...PDF, name: `${at}.pdf` })));
  await expect(page.getByRole('alert').filter({ hasText: 'You chose 6 files' })).toHaveText(
    'You chose 6 files, and there may be 5 in all. The first 5 are being added.',
  );
  await expect(filesOf(page)).toContainText(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
  await expect(page.getByText('You have 5 files, as many as there may be.')).toBeVisible();
  await expect(page.locator('input[type=file]')).toBeDisabled();
});

test('an upload that fails may be tried again, and one on its way given up', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'marathimala' }), PATH);
  await answerFirst(page, CALL, 1, (route) => route.fulfill({ status: 500, body: '' }));
  await choose(page, PDF);
  await expect(rowOf(page, PDF.name)).toContainText('Please try again...');
  await page.getByRole('button', { name: `Try again: ${PDF.name}` }).click();
  await expect(filesOf(page)).toContainText([PDF.name]);
  await page.route(CALL, never);
  await choose(page, { ...PDF, name: 'other.pdf' });
  await page.getByRole('button', { name: 'Cancel: other.pdf' }).click();
  await expect(rowOf(page, 'other.pdf')).toHaveCount(0);
  await expect(filesOf(page)).toHaveCount(1);
});

test('a file whose answer was lost goes on by itself and is there once', async ({
  page,
  people,
  visitAs,
  context,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), PATH);
  await expect(page.getByLabel('Upload horoscope')).toBeEnabled();
  const stop = await loseAnswers(page, '*/attachment');
  await choose(page, PDF);
  await expect(rowOf(page, PDF.name)).toContainText('This goes on by itself');
  await stop();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('The file is added.')).toBeVisible();
  await page.reload();
  await expect(filesOf(page)).toHaveCount(1);
});

test('names are shown as they are, long, strange or in Tamil, with their sizes', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), PATH);
  const long = `${'ஜாதகம்-திருமணப்பொருத்தம்-'.repeat(4)}.pdf`;
  const noise = randomBytes(1_300_000);
  const size = { width: 600, height: 720, channels: 3 } as const;
  const png = await sharp(noise.subarray(0, 600 * 720 * 3), { raw: size })
    .png()
    .toBuffer();
  await choose(
    page,
    { ...PDF, name: long },
    { ...PDF, name: '<img src=x onerror=alert(1)>.pdf' },
    { ...PDF, name: '..\\..\\etc\\jathagam.pdf' },
    { name: 'जन्मपत्रिका.png', mimeType: 'image/png', buffer: png },
  );
  await expect(filesOf(page)).toContainText([
    `${long}7 KB`,
    '<img src=x onerror=alert(1)>.pdf7 KB',
    'jathagam.pdf7 KB',
    /जन्मपत्रिका\.png1\.2 MB/,
  ]);
  await expect(filesOf(page).nth(2)).not.toContainText('etc');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page);
    await expectNoSideScrolling(page);
  }
});

test('saving the step during an upload asks before it leaves', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), PATH);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
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
  await expect(page).toHaveURL(PATH);
  release();
  await expect(page.getByRole('link', { name: 'Horoscope 1' })).toBeVisible();
});
