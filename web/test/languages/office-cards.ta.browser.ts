import * as entries from '@mala/contract/entries/office.ts';
import * as imports from '@mala/contract/imports/office.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { brokenWords } from '../broken-words.ts';
import { OWNER } from '../people.ts';
import { FAULTY_ROW, IMPORT, LISTED_IMPORT } from '../samples-imports.ts';

const NAME = 'Nandini';
const ENTRY = {
  ...({
    id: '01890000-0000-7000-8000-0000000000e1',
    domain: 'tamilmala',
    state: 'awaiting',
  } as const),
  ...{ name: NAME, mobile_no: '9840012345', photos: 1, entered_by: 'Selvi', mid: null },
  created_at: '2026-11-20T08:00:00.000Z',
  changed_at: '2026-11-21T08:00:00.000Z',
  sent_at: '2026-11-21T08:00:00.000Z',
  erased_at: '2026-12-20T08:00:00.000Z',
};

const broken = () => brokenWords(document.querySelector('main') ?? document.body);

/** Cards show the name of each column before its value, which is no text of the page. */
const labelsWiderThanCells = () =>
  [...document.querySelectorAll<HTMLElement>('[data-label]')].filter((cell) => {
    const copy = document.createElement('strong');
    copy.style.cssText = 'position: absolute; width: min-content; overflow-wrap: normal';
    copy.textContent = cell.dataset.label ?? '';
    cell.append(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width > cell.getBoundingClientRect().width;
  }).length;

test('cards of entries and tables break no word, and say each thing once', async () => {
  await page.viewport(360, 740);
  replies.give(entries.listEntries, { count: 1, rows: [ENTRY] });
  await open('/admin/entries', OWNER);
  await expect.element(page.getByText(NAME, { exact: true })).toBeVisible();
  const lines = [...document.querySelectorAll('tbody th p')].map((line) => line.textContent);
  expect(lines).toEqual(['9840012345', 'Tamil Mala', 'உள்ளிட்டவர்: Selvi']);
  expect([broken(), labelsWiderThanCells()]).toEqual([[], 0]);

  replies.give(imports.listImports, { count: 1, rows: [LISTED_IMPORT] });
  await open('/admin/import', OWNER);
  await expect.element(page.getByRole('link', { name: LISTED_IMPORT.name })).toBeVisible();
  expect([broken(), labelsWiderThanCells()]).toEqual([[], 0]);

  replies.give(imports.readImport, IMPORT);
  replies.give(imports.listFaults, { count: 1, rows: [FAULTY_ROW] });
  await open(`/admin/import/${IMPORT.id}`, OWNER);
  const leaveOut = page.getByRole('checkbox', { name: /^விட்டுவிடுக/ });
  await expect.element(leaveOut).toBeVisible();
  expect([broken(), labelsWiderThanCells()]).toEqual([[], 0]);
  // row and box say themselves what they are
  const labels = [...document.querySelectorAll<HTMLElement>('tbody [data-label]')];
  expect(labels.map(({ dataset }) => dataset.label)).toEqual(['கட்டம், அதில் உள்ளது, என்ன பிழை']);
});
