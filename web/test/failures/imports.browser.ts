import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import * as imports from '@mala/contract/imports/office.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { OWNER } from '../people.ts';
import {
  CLEAN_IMPORT,
  FAULTY_ROW,
  IMPORT,
  KEPT_IMPORT,
  LISTED_IMPORT,
} from '../samples-imports.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad, seeFailure } from './failing.ts';

const PATH = `/admin/import/${IMPORT.id}`;
const FAULTS = { count: 1, rows: [FAULTY_ROW] };

beforeEach(() => {
  replies.give(imports.listImports, { count: 1, rows: [LISTED_IMPORT] });
  replies.give(imports.readImport, IMPORT);
  replies.give(imports.listFaults, FAULTS);
});

const sheet = () => new File(['Name,Height'], 'families.csv', { type: 'text/csv' });

async function choose(): Promise<void> {
  const find = () => document.querySelector<HTMLInputElement>('main input[type=file]');
  await expect.poll(find).toBeTruthy();
  const input = find();
  if (input) await page.elementLocator(input).upload(sheet());
}

test('imports', async () => {
  const row = page.getByRole('link', { name: 'families.xlsx' });
  await eachRow('imports', async (one) => {
    if (one.call.includes('list'))
      return seeFailedLoad(one, () => open('/admin/import', OWNER), row);
    if (row.length === 0) await open('/admin/import', OWNER);
    await seeFailure(one, () => button('Template (CSV)').click());
  });
  await open('/admin/import', OWNER);
  await lookAtBothWidths(row);
  replies.give(imports.linkTemplate, { url: '#template' });
  await button('Template (XLSX)').click();
  await expect.poll(() => location.hash).toBe('#template');
});

test('sendTable', async () => {
  await open('/admin/import', OWNER);
  await eachRow('sendTable', (row) => seeFailure(row, choose));
  replies.give(imports.sendTable, IMPORT);
  await choose();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('families.xlsx');
});

test('importTable', async () => {
  const title = page.getByRole('heading', { name: 'families.xlsx' });
  await eachRow('importTable', async (row) => {
    if (row.failure === 'NOT_FOUND') return seeFailure(row, () => open(PATH, OWNER));
    await seeFailedLoad(row, () => open(PATH, OWNER), title);
  });
});

test('importRows', async () => {
  const fault = page.getByText('Write feet and inches or centimetres, like 5′ 6″ or 168 cm');
  const dialog = page.getByRole('dialog', { name: 'Row 12' });
  await eachRow('importRows', async (row) => {
    if (row.call.startsWith('GET')) return seeFailedLoad(row, () => open(PATH, OWNER), fault);
    if (fault.length === 0) await open(PATH, OWNER);
    if (row.call.includes('left-out'))
      return seeFailure(row, () => button('Leave out all rows with faults').click());
    if (dialog.length === 0) await button('Correct Height of row 12').click();
    await dialog.getByLabelText('Value').fill('162 cm');
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Save' }).click());
    await expect.element(dialog.getByLabelText('Value')).toHaveValue('162 cm');
  });
  await look(dialog);
  const sent: unknown[] = [];
  replies.give(imports.correctCell, ({ body }) => {
    sent.push(body);
    replies.give(imports.listFaults, { count: 0, rows: [] });
    return CLEAN_IMPORT;
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Nothing is wrong with this table.')).toBeVisible();
  expect(sent).toEqual([{ row: 12, field: 'height', value: '162 cm' }]);
});

test('what is wrong stands at its cell, and unknown columns are left out on purpose', async () => {
  await open(PATH, OWNER);
  await lookAtBothWidths(page.getByText('The same name and number stand in row 4'));
  await expect.element(page.getByText('B12')).toBeVisible();
  const keep = button('Keep 18 profiles');
  await expect.element(keep).toHaveAttribute('aria-disabled', 'true');
  replies.give(imports.leaveOut, { ...CLEAN_IMPORT, ignored: IMPORT.ignored });
  await button('Leave out all rows with faults').click();
  await expect
    .element(page.getByText('First say that the unknown columns are left out.'))
    .toBeVisible();
  await page.getByLabelText('Leave these columns out').click();
  await expect.element(keep).toHaveAttribute('aria-disabled', 'false');
});

test('headings that are doubled or missing are told before any row is', async () => {
  replies.give(imports.readImport, { ...IMPORT, doubled: ['name'], missing: ['date_of_birth'] });
  await open(PATH, OWNER);
  const told = page.getByText(
    '“Bride/Groom Name” has more than one column. Please keep one of them.',
  );
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText('There is no column for “Date of Birth”.')).toBeVisible();
  await look(told);
});

test('keepImport', async () => {
  replies.give(imports.readImport, CLEAN_IMPORT);
  await open(PATH, OWNER);
  await eachRow('keepImport', (row) =>
    seeFailure(row, () =>
      button(row.call.startsWith('DELETE') ? 'Erase this table' : 'Keep 18 profiles').click(),
    ),
  );
  replies.give(imports.keepImport, () => {
    replies.give(imports.readImport, KEPT_IMPORT);
    return KEPT_IMPORT;
  });
  await button('Keep 18 profiles').click();
  await expect.element(page.getByText('18 profiles were kept', { exact: true })).toBeVisible();
});

test('a table that is erased leads back to the list', async () => {
  replies.give(imports.discardImport, SUCCESS);
  await open(PATH, OWNER);
  await button('Erase this table').click();
  await expect.element(page.getByText('The table was erased.')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Import profiles');
});

test('undoImport', async () => {
  replies.give(imports.readImport, KEPT_IMPORT);
  await open(PATH, OWNER);
  const dialog = page.getByRole('dialog', { name: 'Take the table back?' });
  await eachRow('undoImport', async (row) => {
    if (dialog.length === 0) await button('Take back').click();
    await seeFailure(row, () => dialog.getByRole('button', { name: 'Take back' }).click());
    await expect.poll(() => dialog.length).toBe(0);
  });
  await lookAtBothWidths(button('Take back'));
  const stays = [{ id: 'entry', name: 'Nandini' }];
  replies.give(imports.undoImport, { ...KEPT_IMPORT, state: 'undone', until: null, stays });
  await button('Take back').click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.element(page.getByRole('link', { name: 'Nandini' })).toBeVisible();
});
