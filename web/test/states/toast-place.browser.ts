import { listHeavyReaders } from '@mala/contract/budgets.ts';
import { listWaiting } from '@mala/contract/moderation/photos.ts';
import { listWaitingTexts } from '@mala/contract/moderation/texts.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '../../app/ui/toast.tsx';
import { open, replies } from '../app.tsx';
import { OWNER } from '../people.ts';
import { HEAVY_READER, WAITING_PHOTO, WAITING_TEXT } from '../samples-office.ts';

/** What a click there reaches. */
const coversAt = ({ left, top, width, height }: DOMRect) =>
  document.elementFromPoint(left + width / 2, top + height / 2);

test('a toast beside a wide page covers no name and no button of Review', async () => {
  await page.viewport(1280, 800);
  const ids = Array.from({ length: 20 }, (_, at) => `p${at}`);
  const rows = ids.map((id) => ({ ...WAITING_PHOTO, id }));
  replies.give(listWaiting, { count: rows.length, rows });
  replies.give(listWaitingTexts, { count: 1, rows: [WAITING_TEXT] });
  replies.give(listHeavyReaders, { count: 1, rows: [HEAVY_READER] });
  await open('/admin/review', OWNER);
  await expect.element(page.getByRole('link', { name: /Nandini/ }).first()).toBeVisible();
  showToast({ kind: 'success', title: 'Success', message: 'The photo was approved.' });
  await expect.element(page.getByText('The photo was approved.')).toBeVisible();
  const inSight = [...document.querySelectorAll('main :is(a, button)')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  expect(inSight.length).toBeGreaterThan(5);
  const covered = inSight.filter((one) => !one.contains(coversAt(one.getBoundingClientRect())));
  expect(covered.map(({ textContent }) => textContent)).toEqual([]);
});
