import { freshMobile, freshName } from '../../server/test/factories/accounts.ts';
import { makeHelper } from '../support/entries.ts';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { PHONE } from '../support/look.ts';

test('a helper sends a table, corrects and leaves out what is wrong, keeps it and takes it back', async ({
  page,
  people,
  visitAs,
  expectAccessible,
}) => {
  const helper = await makeHelper(people);
  const name = freshName('Meena');
  const row = (cells: string) => `${cells},F,${freshMobile()}`;
  const rows = [
    'Name,D.O.B,Height,Gender,Mobile no.',
    row(`${name},14/5/1998,5'4`),
    row('Kavitha,1998-01-05,tall'),
    row('Selvi,12/25/1998,162 cm'),
  ];
  await visitAs(helper, '/admin');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Import' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template (XLSX)' }).click();
  expect((await downloading).suggestedFilename()).toBe('tamilmala-profiles-en.xlsx');
  await expectAccessible(page);

  await test.step('each fault stands at its cell', async () => {
    const buffer = Buffer.from(rows.join('\r\n'));
    const file = { name: 'families.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('Choose a table').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'families.csv' })).toBeVisible();
    await expect(page.getByText('The day comes before the month: 25/12/1998')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSideScrolling(page);
    await page.getByRole('button', { name: 'Correct Height of row 3' }).click();
    await page.getByRole('dialog').getByLabel('Value').fill('162 cm');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('checkbox', { name: 'Leave out: Row 4' }).check();
  });

  await test.step('what is kept is among the entries, until it is taken back', async () => {
    await page.getByRole('button', { name: 'Keep 2 profiles' }).click();
    await expect(page.getByText('2 profiles were kept', { exact: true })).toBeVisible();
    const table = page.url();
    await page.getByRole('link', { name: 'To the entries' }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto(table);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('The table was taken back')).toBeVisible();
  });
});
